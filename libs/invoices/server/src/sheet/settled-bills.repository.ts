import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** A bill that a payment settled, and the payment. */
interface SettledRow {
  number: string;
  date: BusinessDate;
  /** What the payment settled in all, of documents that owe no voucher too. */
  settledMinor: number;
  billId: string;
  amountMinor: number;
}

/**
 * The bills under reverse charge that we invoice to ourselves, and the notes against them, which a payment settled: each once, with what stands
 * of it. None of a payment that was taken back.
 */
export function settledSelfInvoiced(db: Db, paymentId: string): Promise<SettledRow[]> {
  return db
    .selectFrom('allocation')
    .innerJoin('payment', 'payment.id', 'allocation.paymentId')
    .innerJoin('purchaseInvoice as bill', 'bill.id', 'allocation.purchaseInvoiceId')
    .leftJoin('purchaseInvoice as against', 'against.id', 'bill.againstInvoiceId')
    .select(['payment.number', 'payment.date', 'bill.id as billId'])
    .select([
      sql<number>`sum(allocation.amount_minor)::bigint`.as('amountMinor'),
      sql<number>`(select sum(amount_minor)::bigint from allocation where payment_id = ${paymentId})`.as(
        'settledMinor',
      ),
    ])
    .where('payment.id', '=', paymentId)
    .where('payment.status', '=', 'POSTED')
    .where((eb) =>
      eb.or([eb('bill.selfInvoiceNumber', 'is not', null), eb('against.selfInvoiceNumber', 'is not', null)]),
    )
    .groupBy(['payment.id', 'bill.id'])
    .having(({ fn }) => fn.sum('allocation.amountMinor'), '!=', 0)
    .orderBy('bill.date')
    .orderBy('bill.number')
    .execute();
}
