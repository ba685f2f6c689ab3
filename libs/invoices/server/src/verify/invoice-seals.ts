import { hashOfRow, partsOf, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What cancelling changes is left out, and what payments do: they are sealed themselves; what is said of the money to come, and till when the portal waits for it. */
const free = [
  ...['status', 'cancel_reason', 'version', 'updated_at', 'updated_by'],
  ...['settled_minor', 'noted_minor', 'outstanding_minor', 'outstanding_paise', 'standing'],
];

const sealsOf = (source: string, table: string, further: readonly string[] = []): SealSource => ({
  source,
  rows: sql`
    select i.id, i.number as name, ${hashOfRow('i', {
      free: [...free, ...further],
      parts: [partsOf(`${table}_line`, 'invoice_id', { owner: 'i', order: 'position' })],
    })} as hash
    from ${sql.table(table)} i where i.status <> 'DRAFT'`,
});

/** Issued documents and posted bills, with their lines. */
export const invoiceSeals: readonly SealSource[] = [
  sealsOf('sale invoice', 'sale_invoice', ['promised_on', 'dispute', 'einvoice_by']),
  // What it is follows from whether it is against another.
  sealsOf('purchase invoice', 'purchase_invoice', ['kind', 'credit_until', 'credit_reversed_paise']),
];
