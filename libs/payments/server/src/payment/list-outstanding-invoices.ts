import type { OutstandingInvoice, OutstandingQuery } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import type { PaymentsPorts } from '../payments-ports';

/** What a party has not paid yet, the oldest first. */
export async function listOutstandingInvoices(
  { partyId }: OutstandingQuery,
  db: Db,
  { receivables }: PaymentsPorts,
): Promise<OutstandingInvoice[]> {
  const invoices = await receivables(db, { partyId, open: true });
  return invoices
    .filter(({ outstandingMinor }) => outstandingMinor > 0)
    .sort((a, b) => compareText(a.date, b.date) || compareText(a.number, b.number))
    .map(({ id, number, partyId: owner, date, dueDate, currency, exchangeRate, totalMinor, outstandingMinor }) => ({
      id,
      number,
      partyId: owner,
      date,
      dueDate,
      currency,
      exchangeRate,
      totalMinor,
      outstandingMinor,
    }));
}

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
