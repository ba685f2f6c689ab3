import type { RecordSource } from '@freightdesk/shared-server-kit';

/** Notes, files and changes of a bill that a vendor sent us. */
export const purchaseInvoiceRecords: RecordSource = {
  record: 'purchase invoice',
  read: 'purchase-invoice.read',
  write: 'purchase-invoice.write',
  repeated: ['currencyTotalMinor', 'outstandingMinor', 'payableMinor'],
  named: (db, ids) =>
    db.selectFrom('purchaseInvoice').select(['id', 'number as name']).where('id', 'in', ids).execute(),
};
