import { sql } from 'kysely';

/** Numbers that sale documents, bills and invoices to ourselves bear, each with whose series it is of. */
export const invoiceNumbers = sql<{ kind: string; holder: string; number: string }>`
  select kind, coalesce(supplier_gstin, '') as holder, number from sale_invoice
  where number is not null and kind <> 'OPENING'
  union all
  select n.kind, coalesce(recipient_gstin, '') as holder, n.number
  from purchase_invoice
    cross join lateral (values
      (case when against_invoice_id is null then 'PURCHASE_INVOICE' else 'PURCHASE_DEBIT_NOTE' end, number),
      ('SELF_INVOICE', self_invoice_number)) as n (kind, number)
  where n.number is not null`;
