import type { SaleGrouping, SaleRow } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface SalesFilter {
  from: string;
  to: string;
  partyId: string | null;
}

/** Issued documents that post; cancelled ones keep their line and count as nothing, credit notes count against. */
const register = ({ from, to, partyId }: SalesFilter) => sql`
  select i.id, i.number, i.kind, i.status, i.date, to_char(i.date, 'YYYY-MM') as month, i.party_id,
    i.party_name, i.party_gstin, i.place_of_supply_state_code as place,
    case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end as sign,
    i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise, i.round_off_paise, i.total_paise
  from sale_invoice i
  where i.status <> 'DRAFT' and i.kind <> 'PROFORMA' and i.date between ${from} and ${to}
    and (${partyId}::uuid is null or i.party_id = ${partyId}::uuid)`;

/** What the rows of each grouping are called, and what is one row. */
const groupings = {
  document: {
    columns: sql`r.id::text as key, r.id as invoice_id, r.number, r.kind, r.status, r.date, r.month, r.party_id,
      r.party_name as party, r.party_gstin, r.place as place_of_supply`,
    by: sql`r.id, r.number, r.kind, r.status, r.date, r.month, r.party_id, r.party_name, r.party_gstin, r.place`,
    order: sql`r.date, r.number`,
  },
  party: {
    columns: sql`r.party_id::text as key, null as invoice_id, null as number, null as kind, null as status, null as date,
      null as month, r.party_id, party.name as party, null as party_gstin, null as place_of_supply`,
    by: sql`r.party_id, party.name`,
    order: sql`lower(party.name) collate "C", r.party_id`,
  },
  month: {
    columns: sql`r.month as key, null as invoice_id, null as number, null as kind, null as status, null as date, r.month,
      null as party_id, null as party, null as party_gstin, null as place_of_supply`,
    by: sql`r.month`,
    order: sql`r.month`,
  },
} as const satisfies Record<SaleGrouping, object>;

const summed = (column: string) => sql`sum(r.sign * r.${sql.ref(column)})::bigint as ${sql.ref(column)}`;

export async function saleRows(db: Db, filter: SalesFilter, grouping: SaleGrouping): Promise<SaleRow[]> {
  const { columns, by, order } = groupings[grouping];
  const figures = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise', 'total_paise'].map(
    summed,
  );
  const { rows } = await sql<SaleRow>`
    select ${columns}, count(*)::int as documents, ${sql.join(figures)}
    from (${register(filter)}) r join party on party.id = r.party_id
    group by ${by} order by ${order}`.execute(db);
  return rows;
}
