import type { PurchaseInvoiceStatus } from '@freightdesk/invoices-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { purchaseRows, type SelectedPurchase } from '../purchase-invoice/purchase-rows';

/** A posted bill and what of it is outstanding; amounts are without the TDS that the vendor never gets. */
export interface Payable {
  id: string;
  number: string;
  supplierNumber: string;
  date: BusinessDate;
  dueDate: BusinessDate;
  partyId: string;
  currency: CurrencyCode;
  /** Rupees for one unit of the currency, as the bill was posted; '1' in rupees. */
  exchangeRate: string;
  payableMinor: number;
  payablePaise: number;
  outstandingMinor: number;
  status: Exclude<PurchaseInvoiceStatus, 'DRAFT' | 'CANCELLED'>;
}

/** Which payables: those named, or those of a party. `lock` holds their rows till commit, for who settles them. */
export interface PayablesAsked {
  ids?: readonly string[];
  partyId?: string;
  lock?: boolean;
}

/** Whether it is overdue is not asked here. */
const anyDay = '0001-01-01';

/** Posted bills, paid ones too, the oldest first. Made to be handed to payments by the app's wiring. */
export async function payables(db: Db, asked: PayablesAsked): Promise<Payable[]> {
  if (asked.ids?.length === 0) return [];
  if (asked.lock) await holdBills(db, asked);
  // A statement of its own, after the lock was had: it sees what another payment settled while this one waited.
  const rows = await purchaseRows(db, anyDay)
    .where('purchaseInvoice.status', '=', 'POSTED')
    .$if(asked.ids !== undefined, (query) => query.where('id', 'in', [...(asked.ids ?? [])]))
    .$if(asked.partyId !== undefined, (query) => query.where('partyId', '=', asked.partyId ?? ''))
    .orderBy('date')
    .orderBy('number')
    .execute();
  return rows.flatMap(toPayable);
}

/** In one order for everyone, so that two payments never wait for each other. */
async function holdBills(db: Db, { ids, partyId }: PayablesAsked): Promise<void> {
  await db
    .selectFrom('purchaseInvoice')
    .select('id')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(partyId !== undefined, (query) => query.where('partyId', '=', partyId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
}

function toPayable(row: SelectedPurchase): Payable[] {
  const { id, number, supplierNumber, status, date, dueDate, partyId, currency, exchangeRate } = row;
  if (number === null || status === 'DRAFT' || status === 'CANCELLED') return [];
  const { payableMinor, payablePaise, outstandingMinor } = row;
  const amounts = { payableMinor, payablePaise, outstandingMinor };
  return [{ id, number, supplierNumber, status, date, dueDate, partyId, currency, exchangeRate, ...amounts }];
}
