import { type Db, together } from '@freightdesk/shared-database';
import { type DocumentsAsked, holdDocuments, type OpenDocument } from '../document/open-documents';
import { invoiceRows, type SelectedInvoice } from '../sale-invoice/invoice-rows';

/** Whether it is overdue is not asked here. */
const anyDay = '0001-01-01';

/**
 * Issued documents, paid ones too, the oldest first; what a credit note took beyond its document is open as well, below zero. Handed to
 * payments by the app's wiring.
 */
export async function receivables(db: Db, asked: DocumentsAsked): Promise<OpenDocument[]> {
  if (asked.ids?.length === 0) return [];
  const open = invoiceRows(db, anyDay)
    .where('saleInvoice.status', '=', 'ISSUED')
    .where('kind', '<>', 'PROFORMA')
    .$if(asked.ids !== undefined, (query) => query.where('id', 'in', [...(asked.ids ?? [])]))
    .$if(asked.partyId !== undefined, (query) => query.where('partyId', '=', asked.partyId ?? ''))
    .$if(asked.open === true, (query) =>
      query.where((eb) => eb.or([eb('outstandingMinor', '>', 0), eb('outstandingMinor', '<', 0)])),
    )
    .orderBy('date')
    .orderBy('number');
  // A statement of its own, after the lock was had: it sees what another payment settled while this one waited.
  const [, rows] = await together(asked.lock && holdDocuments(db, 'saleInvoice', asked), open.execute());
  return rows.flatMap(toReceivable);
}

function toReceivable(row: SelectedInvoice): OpenDocument[] {
  const { id, number, status, date, dueDate, partyId, currency, exchangeRate, outstandingMinor } = row;
  if (number === null) return [];
  const document = { id, number, status, date, dueDate, partyId, currency, exchangeRate, outstandingMinor };
  const sign = row.kind === 'CREDIT_NOTE' ? -1 : 1;
  return [
    {
      ...document,
      supplierNumber: null,
      totalMinor: sign * row.currencyTotalMinor,
      totalPaise: sign * row.totalPaise,
    },
  ];
}
