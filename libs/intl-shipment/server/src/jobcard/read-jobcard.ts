import { checklistOf, type Jobcard, type JobcardRow, jobWeights } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems, type Page } from '@freightdesk/shared-endpoint';
import { type ListRequest, type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { chargesOf } from '@freightdesk/tax-server';
import { shipmentsOfJob } from '../shipment/shipment.repository';
import { containersOf, packagesOf } from './cargo.repository';
import { saidPapersOf } from './checklist.repository';
import { findJobcardHeader, housesOf, listJobcardHeaders, lockJobcard } from './jobcard.repository';

export async function listJobcardRows(db: Db, request: ListRequest): Promise<Page<JobcardRow>> {
  const page = await listJobcardHeaders(db, request);
  const packages = await packagesOf(
    db,
    page.data.map(({ id }) => id),
  );
  const weighed = page.data.map((job) => ({
    ...job,
    ...jobWeights({ mode: job.mode, packages: packages.get(job.id) ?? [] }),
  }));
  return { ...page, data: weighed };
}

export async function findJobcardOrRefuse(db: Db, id: string): Promise<Jobcard> {
  const header =
    (await findJobcardHeader(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This job does not exist, or no longer does.' });
  const packages = (await packagesOf(db, [id])).get(id) ?? [];
  return {
    ...header,
    ...jobWeights({ mode: header.mode, packages }),
    packages,
    houses: await housesOf(db, id),
    charges: await chargesOf(db, { record: 'jobcard', recordId: id }),
    papers: checklistOf(header, await saidPapersOf(db, id)),
    containers: (await containersOf(db, [id])).get(id) ?? [],
    shipments: await shipmentsOfJob(db, id),
  };
}

export const jobcards: RecordKind<Jobcard> = { record: 'jobcard', lock: lockJobcard, find: findJobcardOrRefuse };
