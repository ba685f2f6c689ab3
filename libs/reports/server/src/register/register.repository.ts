import {
  type RegisterFigureName,
  type RegisterGrouping,
  type RegisterRow,
  type ReportPeriod,
  salesReport,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { type PageAsked, reportPage, sumsOf } from '../report/report-page';

/** Whose documents of which days; of everybody where no party is asked for. */
export interface DocumentsWanted extends ReportPeriod {
  partyId: string | null;
}

/** What the rows of each grouping are called, and what is one row. */
const groupings = {
  document: {
    columns: sql`r.id::text as key, r.id as invoice_id, r.number, r.supplier_number, r.kind, r.status, r.date, r.month,
      r.party_id, r.party_name as party, r.party_gstin, r.place as place_of_supply`,
    by: sql`r.id, r.number, r.supplier_number, r.kind, r.status, r.date, r.month, r.party_id, r.party_name, r.party_gstin,
      r.place`,
    order: sql`date, number, key`,
  },
  party: {
    columns: sql`r.party_id::text as key, null::uuid as invoice_id, null as number, null as supplier_number, null as kind,
      null as status, null::date as date, null as month, r.party_id, party.name as party, null as party_gstin,
      null as place_of_supply`,
    by: sql`r.party_id, party.name`,
    order: sql`lower(party) collate "C", key`,
  },
  month: {
    columns: sql`r.month as key, null::uuid as invoice_id, null as number, null as supplier_number, null as kind,
      null as status, null::date as date, r.month, null::uuid as party_id, null as party, null as party_gstin,
      null as place_of_supply`,
    by: sql`r.month`,
    order: sql`key`,
  },
} as const satisfies Record<RegisterGrouping, object>;

const summed = Object.keys(salesReport.figures).map(
  (name) => sql`sum(r.sign * r.${sql.ref(name)})::bigint as ${sql.ref(name)}`,
);

/** A register of documents, each with a `sign`: 0 of a cancelled one, -1 of one that counts against. */
export function registerPage(
  db: Db,
  documents: RawBuilder<unknown>,
  { grouping, ...asked }: { grouping: RegisterGrouping } & PageAsked,
) {
  const { columns, by, order } = groupings[grouping];
  const rows = sql`
    select ${columns}, count(*)::int as documents, ${sql.join(summed)}
    from (${documents}) r join party on party.id = r.party_id
    group by ${by}`;
  return reportPage<RegisterRow, RegisterFigureName>(db, { rows, order, totals: sumsOf(salesReport) }, asked);
}
