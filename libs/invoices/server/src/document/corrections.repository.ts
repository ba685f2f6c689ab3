import { type RawBuilder, sql } from 'kysely';

type Documents = 'sale_invoice' | 'purchase_invoice';

/** The document that another is against, as it names it. */
export const againstOf = <Against>(table: Documents): RawBuilder<Against> => sql<Against>`(
  select jsonb_build_object('id', corrected.id, 'number', corrected.number, 'date', corrected.date)
  from ${sql.table(table)} corrected where corrected.id = ${sql.ref(`${table}.against_invoice_id`)})`;

const linesOf = (table: Documents) => sql`(
  select jsonb_agg(jsonb_build_object('againstLine', line.against_position, 'taxableMinor', line.taxable_minor,
    'taxablePaise', line.taxable_paise, 'cgstPaise', line.cgst_paise, 'sgstPaise', line.sgst_paise,
    'igstPaise', line.igst_paise) order by line.position)
  from ${sql.table(`${table}_line`)} line where line.invoice_id = note.id)`;

/**
 * What is in the books against a document, with what it took of each line, and what a proforma turned into; read with it in one
 * statement.
 */
export const correctionsOf = <Corrections>(table: Documents): RawBuilder<Corrections> => sql<Corrections>`coalesce((
  select jsonb_agg(jsonb_build_object('id', note.id, 'number', note.number, 'kind', note.kind, 'date', note.date,
    'status', note.standing, 'roundOffPaise', note.round_off_paise, 'totalPaise', note.total_paise,
    'currencyTotalMinor', note.currency_total_minor, 'reverseChargeTax', note.reverse_charge_tax,
    'lines', ${linesOf(table)}) order by note.date, note.number)
  from ${sql.table(table)} note
  where note.against_invoice_id = ${sql.ref(`${table}.id`)}
    and (note.status <> 'DRAFT' or ${sql.ref(`${table}.kind`)} = 'PROFORMA')), '[]')`;
