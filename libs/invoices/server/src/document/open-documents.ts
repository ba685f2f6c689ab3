import type { DocumentsAsked } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';

/** A document in the books and what of it is outstanding, as payments settle it. */
export interface OpenDocument {
  id: string;
  number: string;
  /** What the vendor calls it, of a bill. */
  supplierNumber: string | null;
  date: BusinessDate;
  dueDate: BusinessDate;
  partyId: string;
  currency: CurrencyCode;
  /** Rupees for one unit of the currency, as the document was posted; '1' in rupees. */
  exchangeRate: string;
  /** What is to be paid of it, in its currency, and what that was posted at. */
  totalMinor: number;
  totalPaise: number;
  /** Below zero where a vendor owes us. */
  outstandingMinor: number;
  /** As its list shows it. */
  status: string;
}

/** In one order for everyone, so that two payments never wait for each other. */
export async function holdDocuments(
  db: Db,
  table: 'saleInvoice' | 'purchaseInvoice',
  { ids, partyId }: DocumentsAsked,
): Promise<void> {
  await db
    .selectFrom(table)
    .select('id')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(partyId !== undefined, (query) => query.where('partyId', '=', partyId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
}
