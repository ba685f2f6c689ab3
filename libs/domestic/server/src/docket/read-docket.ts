import type { Docket } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { chargesOf } from '@freightdesk/tax-server';
import { hireOf } from './docket-hire.repository';
import { invoicesOf } from './docket-invoice.repository';
import { findDocketHeader, lockDocket } from './docket.repository';

export async function findDocketOrRefuse(db: Db, id: string): Promise<Docket> {
  const header =
    (await findDocketHeader(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This docket does not exist, or no longer does.' });
  const { number, status } = header;
  return {
    ...header,
    invoices: await invoicesOf(db, id),
    charges: await chargesOf(db, { record: 'docket', recordId: id }),
    hire: await hireOf(db, id),
    shipments: number === null ? [] : [{ id, status }],
  };
}

export const dockets: RecordKind<Docket> = { record: 'docket', lock: lockDocket, find: findDocketOrRefuse };
