import { purchaseInvoiceProblems } from '@freightdesk/invoices-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { type DocumentsAsked, holdDocuments, type OpenDocument } from '../document/open-documents';
import { isUnremitted } from '../purchase-invoice/remittance.repository';
import { purchaseRows, type SelectedPurchase } from '../purchase-invoice/purchase-rows';

/** Whether it is overdue is not asked here. */
const anyDay = '0001-01-01';

/** Posted bills, paid ones too, the oldest first; what a vendor owes us is open as well. Handed to payments by the app's wiring. */
export async function payables(db: Db, asked: DocumentsAsked): Promise<OpenDocument[]> {
  if (asked.ids?.length === 0) return [];
  const open = purchaseRows(db, anyDay)
    .select(isUnremitted.as('isUnremitted'))
    .where('purchaseInvoice.status', '=', 'POSTED')
    .$if(asked.ids !== undefined, (query) => query.where('id', 'in', [...(asked.ids ?? [])]))
    .$if(asked.partyId !== undefined, (query) => query.where('partyId', '=', asked.partyId ?? ''))
    .$if(asked.open === true, (query) => query.where('purchaseInvoice.outstandingMinor', '<>', 0))
    .orderBy('date')
    .orderBy('number');
  // A statement of its own, after the lock was had: it sees what another payment settled while this one waited.
  const [, rows] = await together(asked.lock && holdDocuments(db, 'purchaseInvoice', asked), open.execute());
  const mayNotGo = rows.some((row) => row.isUnremitted && row.outstandingMinor > 0);
  if (asked.lock && asked.ids && mayNotGo) refuse(purchaseInvoiceProblems.remittance_missing);
  return rows.flatMap(toPayable);
}

function toPayable(row: SelectedPurchase): OpenDocument[] {
  const { id, number, status, supplierNumber, date, dueDate, partyId, currency, exchangeRate, outstandingMinor } = row;
  if (number === null) return [];
  const document = {
    id,
    number,
    status,
    supplierNumber,
    date,
    dueDate,
    partyId,
    currency,
    exchangeRate,
    outstandingMinor,
  };
  const sign = row.kind === 'DEBIT_NOTE' ? -1 : 1;
  return [{ ...document, totalMinor: sign * row.payableMinor, totalPaise: sign * row.payablePaise }];
}
