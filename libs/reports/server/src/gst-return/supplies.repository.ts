import type { ReportPeriod, Supplied } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { stands } from './return-documents.repository';

interface SuppliedRow extends Omit<Supplied, 'lines'> {
  supplierGstin: string | null;
  taxability: Supplied['lines'][number]['taxability'];
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

const figures = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/** What one registration of ours supplied. */
export type OwnSupply = Supplied & Pick<SuppliedRow, 'supplierGstin'>;

/** Signed as registers have them, which take away what notes credit: a return is told the sums and does that itself. */
const unsigned = (figure: string) =>
  sql`sum(case when k.of ->> 0 = 'CREDIT_NOTE' then -1 else 1 end * ${sql.ref(figure)})::bigint as ${sql.ref(figure)}`;

/**
 * What was supplied in a whole month, by all that decides where a return of sums tells it; of all our registrations, by the place of supply.
 * It is kept of the month's documents, and taken away again of those that are left out.
 */
export async function suppliesMade(
  db: Db,
  { from }: ReportPeriod,
  leftOut: readonly { id: string }[],
): Promise<OwnSupply[]> {
  const { rows } = await sql<SuppliedRow>`
    select k.of ->> 0 as kind, k.of ->> 1 as supply, (k.of ->> 2)::boolean as is_registered, k.of ->> 3 as place_of_supply,
      (k.of ->> 4)::boolean as reverse_charge, k.of ->> 5 as supplier_gstin, k.of ->> 6 as taxability,
      ${sql.join(figures.map(unsigned))}
    from (
      select whose::jsonb as of, ${sql.join(figures.map((figure) => sql.ref(figure)))}
      from register_sum where side = 'SALE' and part = 'SUPPLY' and first_day = ${from}::date
      union all
      select jsonb_build_array(i.kind, i.supply, i.party_gstin is not null, i.place_of_supply_state_code, i.reverse_charge,
        i.supplier_gstin, l.taxability), ${sql.join(figures.map((figure) => sql`l.${sql.ref(figure)}`))}
      -- They are credit notes, each of which the register takes away: added once more it is not there.
      from sale_invoice i join sale_invoice_line l on l.invoice_id = i.id where i.id = any(${leftOut.map(({ id }) => id)}::uuid[])
    ) k
    group by k.of having ${sql.join(
      figures.map((figure) => sql`sum(${sql.ref(figure)}) <> 0`),
      sql` or `,
    )}
    order by place_of_supply, k.of`.execute(db);
  return rows.map(({ taxability, taxablePaise, cgstPaise, sgstPaise, igstPaise, ...supply }) => ({
    ...supply,
    lines: [{ taxability, taxablePaise, cgstPaise, sgstPaise, igstPaise }],
  }));
}

/**
 * How many documents that is: counted in the index of series, which has all that is asked. What is left out is of these days and stands, so it is
 * taken away from the number.
 */
export async function documentsReturned(
  db: Db,
  days: ReportPeriod,
  leftOut: readonly { supplierGstin: string | null }[],
  gstin: string | null,
): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select count(*)::int as documents from sale_invoice document
    where ${stands(days)} and document.number is not null
      and (${gstin}::text is null or document.supplier_gstin = ${gstin}::text)`.execute(db);
  const own = leftOut.filter(({ supplierGstin }) => gstin === null || supplierGstin === gstin);
  return (rows[0]?.documents ?? 0) - own.length;
}
