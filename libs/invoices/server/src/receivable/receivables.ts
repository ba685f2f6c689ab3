import type { SaleInvoiceStatus } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, together } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { invoiceRows, type SelectedInvoice } from '../sale-invoice/invoice-rows';

/** An issued document and what of it is outstanding. */
export interface Receivable {
  id: string;
  number: string;
  date: BusinessDate;
  dueDate: BusinessDate;
  partyId: string;
  currency: CurrencyCode;
  /** Rupees for one unit of the currency, as the document was posted; '1' in rupees. */
  exchangeRate: string;
  totalMinor: number;
  totalPaise: number;
  outstandingMinor: number;
  status: Exclude<SaleInvoiceStatus, 'DRAFT' | 'CANCELLED'>;
}

/** Which receivables: those named, or those of a party. `lock` holds their rows till commit, for who settles them. */
export interface ReceivablesAsked {
  ids?: readonly string[];
  partyId?: string;
  lock?: boolean;
  /** Only what is not paid in full. */
  open?: boolean;
}

/** Whether it is overdue is not asked here. */
const anyDay = '0001-01-01';

/** Issued documents, paid ones too, the oldest first. Handed to payments by the app's wiring. */
export async function receivables(db: Db, asked: ReceivablesAsked): Promise<Receivable[]> {
  if (asked.ids?.length === 0) return [];
  const open = invoiceRows(db, anyDay)
    .where('saleInvoice.status', '=', 'ISSUED')
    .where('kind', '<>', 'PROFORMA')
    .$if(asked.ids !== undefined, (query) => query.where('id', 'in', [...(asked.ids ?? [])]))
    .$if(asked.partyId !== undefined, (query) => query.where('partyId', '=', asked.partyId ?? ''))
    .$if(asked.open === true, (query) => query.where('saleInvoice.outstandingMinor', '>', 0))
    .orderBy('date')
    .orderBy('number');
  // A statement of its own, after the lock was had: it sees what another payment settled while this one waited.
  const [, rows] = await together(asked.lock && holdInvoices(db, asked), open.execute());
  return rows.flatMap(toReceivable);
}

/** In one order for everyone, so that two payments never wait for each other. */
async function holdInvoices(db: Db, { ids, partyId }: ReceivablesAsked): Promise<void> {
  await db
    .selectFrom('saleInvoice')
    .select('id')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(partyId !== undefined, (query) => query.where('partyId', '=', partyId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
}

function toReceivable(row: SelectedInvoice): Receivable[] {
  const { id, number, status, date, dueDate, partyId, currency, exchangeRate, totalPaise, outstandingMinor } = row;
  if (number === null || status === 'DRAFT' || status === 'CANCELLED') return [];
  const totalMinor = row.currencyTotalMinor;
  return [
    { id, number, status, date, dueDate, partyId, currency, exchangeRate, totalPaise, totalMinor, outstandingMinor },
  ];
}
