import type { OutstandingInvoice, OutstandingQuery } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import type { PaymentsPorts } from '../payments-ports';

/** What a customer has not paid yet, or we have not paid a vendor and he owes us, the oldest first. */
export async function listOutstandingInvoices(
  { partyId, direction }: OutstandingQuery,
  db: Db,
  { documents }: PaymentsPorts,
): Promise<OutstandingInvoice[]> {
  const invoices = await documents[direction](db, { partyId, open: true });
  return invoices
    .filter(({ outstandingMinor }) => outstandingMinor !== 0)
    .sort((a, b) => compareText(a.date, b.date) || compareText(a.number, b.number))
    .map(({ id, number, supplierNumber, partyId: owner, date, dueDate, currency, exchangeRate, ...amounts }) => ({
      ...{ id, number, supplierNumber, partyId: owner, date, dueDate, currency, exchangeRate },
      ...{ totalMinor: amounts.totalMinor, outstandingMinor: amounts.outstandingMinor },
    }));
}

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
