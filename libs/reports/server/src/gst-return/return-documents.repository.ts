import type { DocumentHead, ReportPeriod, ReturnDocument } from '@freightdesk/reports-contract';
import { type Answered, compiled, type Db, rowOf } from '@freightdesk/shared-database';
import { taxabilities } from '@freightdesk/tax-contract';
import { sql } from 'kysely';

type Line = ReturnDocument['lines'][number];

type Told = readonly (string | number)[];

/** So many values tell a line. */
const lineWidth = 7;

function lineOf(told: Told, at: number): Line {
  const taxability = taxabilities.find((known) => known === told[at + 2]);
  if (taxability === undefined) throw new Error(`Nothing is taxed as ${told[at + 2]}.`);
  // Written out: to spread objects into one another is dear for each line of a month.
  return {
    sac: String(told[at]),
    gstRate: String(told[at + 1]),
    taxability,
    taxablePaise: Number(told[at + 3]),
    cgstPaise: Number(told[at + 4]),
    sgstPaise: Number(told[at + 5]),
    igstPaise: Number(told[at + 6]),
  };
}

/**
 * The lines of a document, which are told one behind the other without names: a month has tens of thousands, and to take each out of a text of
 * its own would be most of the work.
 */
function linesOf(written: unknown): Line[] {
  const told: Told = JSON.parse(`[${String(written)}]`);
  const lines: Line[] = [];
  for (let at = 0; at < told.length; at += lineWidth) lines.push(lineOf(told, at));
  return lines;
}

/** Sale documents of these days that stand and are told by a return. */
export const stands = ({ from, to }: ReportPeriod) => sql`
  document.date between ${from}::date and ${to}::date and document.status not in ('DRAFT', 'CANCELLED')
  and document.kind not in ('PROFORMA', 'OPENING')`;

/** The same but for those that a return leaves out. */
export const isReturned = (days: ReportPeriod, leftOut: readonly { id: string }[]) => sql`
  ${stands(days)} and document.id <> all(${leftOut.map(({ id }) => id)}::uuid[])`;

/** One after the other: the lines of a document are taken apart when its turn comes, and need not be kept any longer. */
function* oneByOne({ columns, rows }: Answered): Generator<ReturnDocument> {
  const ofHead = columns.slice(0, -1);
  for (const values of rows) yield { head: rowOf<DocumentHead>(ofHead, values), lines: linesOf(values[ofHead.length]) };
}

/** Sale documents of these days that stand, with their lines, in the order of their days; of one registration of ours, or of all. */
export async function returnDocuments(
  db: Db,
  days: ReportPeriod,
  leftOut: readonly { id: string }[],
  gstin: string | null,
): Promise<Iterable<ReturnDocument>> {
  const query = sql`
    select document.kind, document.number, document.date::text as date, document.supply, document.party_gstin as recipient_gstin,
      document.party_gstin is not null as is_registered,
      document.place_of_supply_state_code as place_of_supply, document.reverse_charge, document.export_with_payment,
      document.total_paise,
      -- A few are notes: what those are against is looked up, and not joined to all.
      (select total_paise from sale_invoice against where against.id = document.against_invoice_id) as against_paise, told.lines
    from sale_invoice document
    cross join lateral (
      -- No code of a service, rate or way of taxing has a sign in it that would have to be told otherwise.
      select string_agg(concat('"', line.sac, '","', line.gst_rate, '","', line.taxability, '",', line.taxable_paise, ',',
        line.cgst_paise, ',', line.sgst_paise, ',', line.igst_paise), ',' order by line.position) as lines
      from sale_invoice_line line where line.invoice_id = document.id
    ) told
    where ${isReturned(days, leftOut)} and (${gstin}::text is null or document.supplier_gstin = ${gstin}::text)
      and told.lines is not null
    order by document.date, document.number`;
  const ask = compiled<undefined>({ compile: () => query.compile(db) }, { isUsual: false });
  const found = await ask(db, undefined);
  return { [Symbol.iterator]: () => oneByOne(found) };
}
