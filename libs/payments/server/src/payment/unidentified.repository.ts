import { type Payment, unidentifiedAccount, type UnidentifiedReceipt } from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { findPaymentRow, lockPayment } from './payment.repository';

/** The standing receipts by which customers were given money of one that nobody had claimed. */
export async function assignedOf(db: Db | Tx, id: string): Promise<Payment['assigned']> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('party', 'party.id', 'payment.partyId')
    .select(['payment.id', 'payment.number', 'payment.amountMinor', 'party.id as partyId', 'party.name as partyName'])
    .where('fromReceiptId', '=', id)
    .where('payment.status', '=', 'POSTED')
    .orderBy('payment.id')
    .execute();
  return rows.map(({ partyId, partyName, ...receipt }) => ({ ...receipt, party: { id: partyId, name: partyName } }));
}

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
