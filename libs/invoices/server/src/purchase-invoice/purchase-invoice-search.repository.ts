import { dayAndAmount, type SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by our number and by the vendor's, and by those of the jobs that it was a cost of; with its vendor. */
export const purchaseInvoiceSearch: SearchSource = {
  record: 'purchase invoice',
  read: 'purchase-invoice.read',
  numbers: [
    { table: 'purchaseInvoice', column: 'number', label: 'Bill', parts: ['beginning', 'end'] },
    { table: 'purchaseInvoice', column: 'supplierNumber', label: "Vendor's number", parts: ['beginning'] },
    { table: 'purchaseInvoice', column: 'selfInvoiceNumber', label: 'Self-invoice' },
    { table: 'purchaseInvoiceLine', of: 'invoiceId', column: 'jobNumber', label: 'Job', isApart: true },
  ],
  with: [{ record: 'party', table: 'purchaseInvoice', key: 'partyId', latest: 'date', label: 'Vendor' }],
  rows: (db) =>
    db
      .selectFrom('purchaseInvoice')
      .select([
        'purchaseInvoice.id',
        sql<string>`coalesce(purchase_invoice.number, purchase_invoice.supplier_number)`.as('number'),
        'purchaseInvoice.partyName as title',
      ])
      .select(dayAndAmount(sql`purchase_invoice.date`, sql`purchase_invoice.total_paise`).as('subtitle')),
};
