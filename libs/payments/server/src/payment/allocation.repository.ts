import type { Payment } from '@freightdesk/payments-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { type Insertable, sql } from 'kysely';

export async function insertAllocations(tx: Tx, rows: Insertable<Database['allocation']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('allocation').values(rows).execute();
}

export async function allocationsOf(db: Db, paymentId: string): Promise<Payment['allocations']> {
  const rows = await db
    .selectFrom('allocation')
    .leftJoin('saleInvoice', 'saleInvoice.id', 'allocation.saleInvoiceId')
    .leftJoin('purchaseInvoice', 'purchaseInvoice.id', 'allocation.purchaseInvoiceId')
    .select(['allocation.id', 'amountMinor', 'allocation.date', 'purchaseInvoice.supplierNumber'])
    .select([
      // Only a document in the books is ever allocated to, so it has its number.
      sql<string>`coalesce(sale_invoice_id, purchase_invoice_id)`.as('invoiceId'),
      sql<string>`coalesce(sale_invoice.number, purchase_invoice.number, '')`.as('number'),
    ])
    .where('paymentId', '=', paymentId)
    .orderBy('allocation.id')
    .execute();
  return rows.map(({ invoiceId, number, supplierNumber, ...allocation }) => ({
    ...allocation,
    invoice: { id: invoiceId, number, supplierNumber },
  }));
}

/** What a reversal takes back: each allocation of a payment or a settlement with the voucher that posted it. */
export const postedAllocations = (db: Db, by: 'paymentId' | 'settlementId', id: string) =>
  db
    .selectFrom('allocation')
    .select(['paymentId', 'settlementId', 'saleInvoiceId', 'purchaseInvoiceId', 'amountMinor', 'voucherId'])
    .where(by, '=', id)
    .orderBy('id')
    .execute();
