import type { Payment } from '@freightdesk/payments-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';

export async function insertAllocations(tx: Tx, rows: Insertable<Database['allocation']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('allocation').values(rows).execute();
}

export async function allocationsOf(db: Db, paymentId: string): Promise<Payment['allocations']> {
  const rows = await db
    .selectFrom('allocation')
    .innerJoin('saleInvoice', 'saleInvoice.id', 'allocation.saleInvoiceId')
    .select(['allocation.id', 'allocation.saleInvoiceId', 'saleInvoice.number', 'amountMinor', 'allocation.date'])
    .where('paymentId', '=', paymentId)
    .orderBy('allocation.id')
    .execute();
  return rows.map(({ saleInvoiceId, number, ...allocation }) => ({
    ...allocation,
    // Only an issued invoice is ever allocated to, so it has its number.
    invoice: { id: saleInvoiceId, number: number ?? '' },
  }));
}

/** What a reversal takes back: each allocation with the voucher that posted it. */
export const postedAllocations = (db: Db, paymentId: string) =>
  db
    .selectFrom('allocation')
    .select(['saleInvoiceId', 'amountMinor', 'voucherId'])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .execute();
