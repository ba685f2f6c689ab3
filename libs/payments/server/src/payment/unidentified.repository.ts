import type { UnidentifiedReceipt } from '@freightdesk/payments-contract';
import { type Db, statement, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { findPaymentRow, isToAssign, lockPayment } from './payment.repository';

/** Held till commit: what is left of it is read once nobody else can give it away. */
export async function holdUnidentified(tx: Tx, id: string): Promise<UnidentifiedReceipt | null> {
  await lockPayment(tx, id);
  const row = await findPaymentRow(tx, id);
  return row ? { ...row, accountCode: row.account?.code ?? null } : null;
}

/** Unidentified receipts of which something waits for whoever claims it. */
export const receiptsLeft = (db: Db | Tx) => db.selectFrom('payment').where(isToAssign);

const toAssign = statement<object, { receipts: number }>(
  (db) => receiptsLeft(db).select(sql<number>`count(*)`.as('receipts')),
  { isSaidWhole: true },
);

export async function countToAssign(db: Db): Promise<number> {
  const [counted] = await toAssign(db, {});
  return counted?.receipts ?? 0;
}
