import { vouchersOfDocument } from '@freightdesk/ledger-server';
import type { Settlement } from '@freightdesk/payments-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { documentOf, findSettlementRow, lockSettlement, settledOf } from './settlement.repository';

/** A settlement with what it is asked of, what it settled and its vouchers. */
export async function findSettlementOrRefuse(db: Db, id: string): Promise<Settlement> {
  const [row, document, allocations, vouchers] = await together(
    findSettlementRow(db, id),
    documentOf(db, id),
    settledOf(db, id),
    vouchersOfDocument(db, id),
  );
  if (!row) refuse(commonProblems.not_found, { message: 'This settlement does not exist, or no longer does.' });
  return { ...row, document, allocations, vouchers };
}

export const settlements: RecordKind<Settlement> = {
  record: 'settlement',
  lock: lockSettlement,
  find: findSettlementOrRefuse,
};
