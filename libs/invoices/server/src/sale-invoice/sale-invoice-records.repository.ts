import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a document that we issue. */
export const saleInvoiceRecords: RecordSource = {
  record: 'sale invoice',
  read: 'sale-invoice.read',
  write: 'sale-invoice.write',
  // What the portal answered of it.
  trail: ['e-invoice'],
  repeated: ['amountInWords', 'cancellableUntil', 'currencyTotalMinor', 'outstandingMinor', 'signedQr'],
  named: (db, ids) => db.selectFrom('saleInvoice').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
