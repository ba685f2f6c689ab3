import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { sql } from 'kysely';

/** The document that a note is against, as it names it. */
export const againstOf = sql<SaleInvoice['against']>`(
  select jsonb_build_object('id', corrected.id, 'number', corrected.number, 'date', corrected.date)
  from sale_invoice corrected where corrected.id = sale_invoice.against_invoice_id)`;

const linesOf = sql`(
  select jsonb_agg(jsonb_build_object('againstLine', line.against_position, 'taxableMinor', line.taxable_minor,
    'taxablePaise', line.taxable_paise, 'cgstPaise', line.cgst_paise, 'sgstPaise', line.sgst_paise,
    'igstPaise', line.igst_paise) order by line.position)
  from sale_invoice_line line where line.invoice_id = note.id)`;

/**
 * What is in the books against a document, with what it took of each line, and what a proforma turned into; read with it in one
 * statement.
 */
export const correctionsOf = sql<SaleInvoice['correctedBy']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', note.id, 'number', note.number, 'kind', note.kind, 'date', note.date,
    'status', note.standing, 'roundOffPaise', note.round_off_paise, 'totalPaise', note.total_paise,
    'currencyTotalMinor', note.currency_total_minor, 'reverseChargeTax', note.reverse_charge_tax,
    'lines', ${linesOf}) order by note.date, note.number)
  from sale_invoice note
  where note.against_invoice_id = sale_invoice.id
    and (note.status <> 'DRAFT' or sale_invoice.kind = 'PROFORMA')), '[]')`;
