import { unidentifiedAccount, type UnidentifiedReceipt } from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { findPaymentRow, lockPayment } from './payment.repository';

/** Held till commit: what is left of it is read once nobody else can give it away. */
export async function holdUnidentified(tx: Tx, id: string): Promise<UnidentifiedReceipt | null> {
  await lockPayment(tx, id);
  const row = await findPaymentRow(tx, id);
  return row ? { ...row, accountCode: row.account?.code ?? null } : null;
}

/** Unidentified receipts that stand. */
export const unidentifiedReceipts = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .where('payment.accountCode', '=', sql.lit(unidentifiedAccount))
    .where('payment.direction', '=', sql.lit('RECEIPT'))
    .where('payment.status', '=', sql.lit('POSTED'));
