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
    .select(['allocation.id', 'amountMinor', 'allocation.date'])
    .select(['purchaseInvoice.supplierNumber', 'purchaseInvoice.selfInvoiceNumber'])
    .select([
      // Only a document in the books is ever allocated to, so it has its number.
      sql<string>`coalesce(sale_invoice_id, purchase_invoice_id)`.as('invoiceId'),
      sql<string>`coalesce(sale_invoice.number, purchase_invoice.number, '')`.as('number'),
    ])
    .where('paymentId', '=', paymentId)
    // What was given back stands among the refunds.
    .where('refundId', 'is', null)
    .orderBy('allocation.id')
    .execute();
  return rows.map(({ invoiceId, number, supplierNumber, selfInvoiceNumber, ...allocation }) => ({
    ...allocation,
    invoice: { id: invoiceId, number, supplierNumber, selfInvoiceNumber },
  }));
}

/**
 * What a reversal takes back: each allocation of a payment, a settlement or a refund with the voucher that posted it. What was given back
 * of a payment was taken back before.
 */
export const postedAllocations = (db: Db, by: 'paymentId' | 'settlementId' | 'refundId', id: string) =>
  db
    .selectFrom('allocation')
    .select(['paymentId', 'settlementId', 'saleInvoiceId', 'purchaseInvoiceId', 'refundId', 'amountMinor', 'voucherId'])
    .where(by, '=', id)
    .where('refundId', by === 'refundId' ? 'is not' : 'is', null)
    .orderBy('id')
    .execute();
