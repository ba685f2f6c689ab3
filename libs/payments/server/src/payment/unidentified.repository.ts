import {
  isUnidentified,
  type Payment,
  type PaymentRow,
  unidentifiedAccount,
  type UnidentifiedReceipt,
} from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { findPaymentRow, lockPayment } from './payment.repository';

/** What of an unidentified receipt no customer was given. */
export const leftToAssign = (receipt: string): RawBuilder<number> => sql<number>`(
  ${sql.ref(`${receipt}.bank_amount_paise`)} + ${sql.ref(`${receipt}.bank_charges_paise`)}
  - (select coalesce(sum(given.amount_minor), 0) from payment given
     where given.from_receipt_id = ${sql.ref(`${receipt}.id`)} and given.status = 'POSTED'))::bigint`;

const receiptsOf = (db: Db | Tx, id: string) =>
  db
    .selectFrom('payment')
    .innerJoin('party', 'party.id', 'payment.partyId')
    .select(['payment.id', 'payment.number', 'payment.amountMinor', 'party.id as partyId', 'party.name as partyName'])
    .where('fromReceiptId', '=', id)
    .where('payment.status', '=', 'POSTED')
    .orderBy('payment.id')
    .execute();

/** What became of it, where it is an unidentified receipt that stands. */
export async function assignedOf(db: Db | Tx, { id, account, ...payment }: PaymentRow): Promise<Payment['assigned']> {
  if (!isUnidentified({ ...payment, accountCode: account?.code ?? null })) return null;
  const receipts = (await receiptsOf(db, id)).map(({ partyId, partyName, ...receipt }) => ({
    ...receipt,
    party: { id: partyId, name: partyName },
  }));
  const given = receipts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { leftPaise: payment.bankAmountPaise + payment.bankChargesPaise - given, receipts };
}

/** Held till commit: what is left of it is read once nobody else can give it away. */
export async function holdUnidentified(tx: Tx, id: string): Promise<UnidentifiedReceipt | null> {
  await lockPayment(tx, id);
  const row = await findPaymentRow(tx, id);
  if (!row) return null;
  const assigned = await assignedOf(tx, row);
  return { ...row, accountCode: row.account?.code ?? null, leftPaise: assigned?.leftPaise ?? 0 };
}

/** Unidentified receipts that stand. */
export const unidentifiedReceipts = (db: Db | Tx) =>
  db
    .selectFrom('payment')
    .where('payment.accountCode', '=', sql.lit(unidentifiedAccount))
    .where('payment.direction', '=', sql.lit('RECEIPT'))
    .where('payment.status', '=', sql.lit('POSTED'));
