import type { AdvisedBill, RemittanceTerms } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';

interface Advised {
  partyId: string;
  date: string | null;
  payment: RemittanceTerms['payment'];
  bills: AdvisedBill[];
}

/** The vendors of a run with their bills as the vendors wrote them, each with its payment, in the order of the run. */
export async function advisedVendors(db: Db, runId: string): Promise<Advised[]> {
  const rows = await db
    .selectFrom('paymentRunLine as line')
    .innerJoin('purchaseInvoice as bill', 'bill.id', 'line.purchaseInvoiceId')
    .leftJoin('payment', 'payment.id', 'line.paymentId')
    .where('line.runId', '=', runId)
    .orderBy('line.position')
    .select((eb) => [
      'line.partyId',
      'line.amountPaise',
      eb.ref('bill.number').$notNull().as('number'),
      ...(['bill.supplierNumber', 'bill.supplierDate', 'bill.totalPaise', 'bill.tdsPaise'] as const),
      ...(['payment.number as paymentNumber', 'payment.reference', 'payment.date', 'payment.status'] as const),
    ])
    .execute();
  const vendors = new Map<string, Advised>();
  for (const { partyId, paymentNumber, reference, date, status, ...bill } of rows) {
    const isReversed = status === 'REVERSED';
    const payment = paymentNumber === null ? null : { number: paymentNumber, reference, isReversed };
    const vendor = vendors.get(partyId) ?? { partyId, date, payment, bills: [] };
    vendor.bills.push(bill);
    vendors.set(partyId, vendor);
  }
  return [...vendors.values()];
}
