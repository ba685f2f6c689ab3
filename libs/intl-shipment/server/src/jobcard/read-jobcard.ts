import { checklistOf, type Jobcard } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { chargesOf } from '@freightdesk/tax-server';
import { shipmentsOfJob } from '../shipment/shipment.repository';
import { containersOf, packagesOf } from './cargo.repository';
import { saidPapersOf } from './checklist.repository';
import { legsOf } from './leg.repository';
import { findJobcardHeader, housesOf, lockJobcard } from './jobcard.repository';

export async function findJobcardOrRefuse(db: Db, id: string): Promise<Jobcard> {
  const header =
    (await findJobcardHeader(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This job does not exist, or no longer does.' });
  const packages = (await packagesOf(db, [id])).get(id) ?? [];
  return {
    ...header,
    packages,
    legs: await legsOf(db, id),
    houses: await housesOf(db, id),
    charges: await chargesOf(db, { record: 'jobcard', recordId: id }),
    papers: checklistOf(header, await saidPapersOf(db, id)),
    containers: (await containersOf(db, [id])).get(id) ?? [],
    shipments: await shipmentsOfJob(db, id),
  };
}

export const jobcards: RecordKind<Jobcard> = { record: 'jobcard', lock: lockJobcard, find: findJobcardOrRefuse };
