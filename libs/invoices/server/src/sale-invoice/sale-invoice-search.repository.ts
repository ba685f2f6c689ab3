import { dayAndAmount, type SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by its number and by those of the jobs and dockets that it bills; with its customer. */
export const saleInvoiceSearch: SearchSource = {
  record: 'sale invoice',
  read: 'sale-invoice.read',
  numbers: [
    { table: 'saleInvoice', column: 'number', label: 'Invoice', parts: ['beginning', 'end'] },
    { table: 'saleInvoiceLine', of: 'invoiceId', column: 'jobNumber', label: 'Job', isApart: true },
  ],
  with: [{ record: 'party', table: 'saleInvoice', key: 'partyId', latest: 'date', label: 'Customer' }],
  rows: (db) =>
    db
      .selectFrom('saleInvoice')
      .select(['saleInvoice.id', 'saleInvoice.number', 'saleInvoice.partyName as title'])
      .select(dayAndAmount(sql`sale_invoice.date`, sql`sale_invoice.total_paise`).as('subtitle')),
};
