import type { DocumentHead, ReportPeriod, ReturnDocument } from '@freightdesk/reports-contract';
import { type Answered, compiled, type Db, rowOf } from '@freightdesk/shared-database';
import { sql } from 'kysely';

type Line = ReturnDocument['lines'][number];

/** A line as it is read: a month has tens of thousands, and names of members would be most of what is sent and taken apart. */
type ReadLine = [string, string, Line['taxability'], number, number, number, number];

const lineOf = ([sac, gstRate, taxability, taxablePaise, cgstPaise, sgstPaise, igstPaise]: ReadLine): Line => ({
  sac,
  gstRate,
  taxability,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
});

const linesOf = (written: unknown): Line[] => {
  const read: ReadLine[] = JSON.parse(String(written));
  return read.map(lineOf);
};

/** With the registration of ours that issued it. */
type OwnHead = DocumentHead & { supplierGstin: string | null };

/** Sale documents of these days that stand and are told by a return. */
export const stands = ({ from, to }: ReportPeriod) => sql`
  document.date between ${from}::date and ${to}::date and document.status not in ('DRAFT', 'CANCELLED')
  and document.kind not in ('PROFORMA', 'OPENING')`;

/** The same but for those that a return leaves out. */
export const isReturned = (days: ReportPeriod, leftOut: readonly { id: string }[]) => sql`
  ${stands(days)} and document.id <> all(${leftOut.map(({ id }) => id)}::uuid[])`;

/** One after the other: the lines of a document are taken apart when its turn comes, and need not be kept any longer. */
function* oneByOne({ columns, rows }: Answered): Generator<ReturnDocument<OwnHead>> {
  const ofHead = columns.slice(0, -1);
  for (const values of rows) yield { head: rowOf<OwnHead>(ofHead, values), lines: linesOf(values[ofHead.length]) };
}

/** Sale documents of these days that stand, with their lines, in the order of their days; of all our registrations. */
export async function returnDocuments(
  db: Db,
  days: ReportPeriod,
  leftOut: readonly { id: string }[],
): Promise<Iterable<ReturnDocument<OwnHead>>> {
  const query = sql`
    select document.kind, document.number, document.date::text as date, document.supply, document.party_gstin as recipient_gstin,
      document.party_gstin is not null as is_registered,
      document.place_of_supply_state_code as place_of_supply, document.reverse_charge, document.export_with_payment,
      document.total_paise, document.supplier_gstin,
      -- A few are notes: what those are against is looked up, and not joined to all.
      (select total_paise from sale_invoice against where against.id = document.against_invoice_id) as against_paise, told.lines
    from sale_invoice document
    cross join lateral (
      select json_agg(json_build_array(line.sac, line.gst_rate, line.taxability, line.taxable_paise,
        line.cgst_paise, line.sgst_paise, line.igst_paise) order by line.position)::text as lines
      from sale_invoice_line line where line.invoice_id = document.id
    ) told
    where ${isReturned(days, leftOut)} and told.lines is not null
    order by document.date, document.number`;
  const ask = compiled<undefined>({ compile: () => query.compile(db) }, { isUsual: false });
  const found = await ask(db, undefined);
  return { [Symbol.iterator]: () => oneByOne(found) };
}
