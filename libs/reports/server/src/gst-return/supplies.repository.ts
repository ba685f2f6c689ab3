import type { ReportPeriod, Supplied } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { isReturned } from './return-documents.repository';

interface SuppliedRow extends Omit<Supplied, 'lines'> {
  supplierGstin: string | null;
  taxability: Supplied['lines'][number]['taxability'];
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** What one registration of ours supplied. */
export type OwnSupply = Supplied & Pick<SuppliedRow, 'supplierGstin'>;

/**
 * What was supplied in these days, by all that decides where a return of sums tells it; of all our registrations, in the order in
 * which the first documents of the unregistered came.
 */
export async function suppliesMade(
  db: Db,
  days: ReportPeriod,
  leftOut: readonly { id: string }[],
): Promise<OwnSupply[]> {
  const { rows } = await sql<SuppliedRow>`
    select document.kind, document.supply, max(document.party_gstin) as recipient_gstin,
      document.place_of_supply_state_code as place_of_supply, document.reverse_charge, document.supplier_gstin, line.taxability,
      sum(line.taxable_paise)::bigint as taxable_paise, sum(line.cgst_paise)::bigint as cgst_paise,
      sum(line.sgst_paise)::bigint as sgst_paise, sum(line.igst_paise)::bigint as igst_paise
    from sale_invoice document
    -- Document by document, by the index: a month's lines are few of all, which no plan of so many documents believes.
    cross join lateral (select * from sale_invoice_line where invoice_id = document.id offset 0) line
    where ${isReturned(days, leftOut)}
    group by document.kind, document.supply, document.party_gstin is null, document.place_of_supply_state_code,
      document.reverse_charge, document.supplier_gstin, line.taxability
    order by min(document.date || ' ' || document.number) filter (where document.party_gstin is null)`.execute(db);
  return rows.map(({ taxability, taxablePaise, cgstPaise, sgstPaise, igstPaise, ...supply }) => ({
    ...supply,
    lines: [{ taxability, taxablePaise, cgstPaise, sgstPaise, igstPaise }],
  }));
}

/** How many documents that is. */
export async function documentsReturned(
  db: Db,
  days: ReportPeriod,
  leftOut: readonly { id: string }[],
  gstin: string | null,
): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select count(*)::int as documents from sale_invoice document
    where ${isReturned(days, leftOut)} and (${gstin}::text is null or document.supplier_gstin = ${gstin}::text)`.execute(
    db,
  );
  return rows[0]?.documents ?? 0;
}
