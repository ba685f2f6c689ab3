import {
  type RegisterFigureName,
  type RegisterGrouping,
  type RegisterRow,
  type ReportPeriod,
  salesReport,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { documented, type DocumentSide } from './document-sums.repository';
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
    // Each row is one document: nothing is added up, so that a page is read in the order of the register's index.
    by: null,
    order: sql`date, number, invoice_id`,
  },
  party: {
    columns: sql`r.party_id::text as key, null::uuid as invoice_id, null as number, null as supplier_number, null as kind,
      null as status, null::date as date, null as month, r.party_id, party.name as party, null as party_gstin,
      null as place_of_supply`,
    by: sql`r.party_id`,
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

const figures = Object.keys(salesReport.figures);
const own = figures.map((name) => sql`r.sign * r.${sql.ref(name)} as ${sql.ref(name)}`);
const summed = figures.map((name) => sql`sum(r.sign * r.${sql.ref(name)})::bigint as ${sql.ref(name)}`);
const shown = figures.map((name) => sql`r.${sql.ref(name)}`);
const added = figures.map((name) => sql`sum(r.${sql.ref(name)})::bigint as ${sql.ref(name)}`);

interface Register {
  side: DocumentSide;
  /** Each with a `sign`: 0 of a cancelled one, -1 of one that counts against. */
  documents: (wanted: DocumentsWanted) => RawBuilder<unknown>;
}

type RegisterWanted = DocumentsWanted & PageAsked & { grouping: RegisterGrouping };

/** All rows of a register. Those of months are read from what is kept of them, which tells of no party. */
function rowsOf({ side, documents }: Register, { grouping, ...wanted }: RegisterWanted): RawBuilder<unknown> {
  const { columns, by } = groupings[grouping];
  if (by === null) return sql`select ${columns}, 1 as documents, ${sql.join(own)} from (${documents(wanted)}) r`;
  if (grouping === 'month' && wanted.partyId === null) {
    return sql`
      select ${columns}, sum(r.documents)::int as documents, ${sql.join(added)}
      from (select k.*, to_char(k.in_month, 'YYYY-MM') as month from (${documented(side, wanted)}) k) r
      group by ${by} having sum(r.documents) > 0`;
  }
  // What a party is called is looked up of what is added up already: documents are as many as the company has.
  return sql`
    select ${columns}, r.documents, ${sql.join(shown)}
    from (select ${by}, count(*)::int as documents, ${sql.join(summed)} from (${documents(wanted)}) r group by ${by}) r
    ${grouping === 'party' ? sql`join party on party.id = r.party_id` : sql``}`;
}

/** A register of documents, one by one or added up. */
export function registerPage(db: Db, register: Register, wanted: RegisterWanted) {
  const { grouping, partyId } = wanted;
  const source = { rows: rowsOf(register, wanted), order: groupings[grouping].order, totals: sumsOf(salesReport) };
  const isKept = grouping === 'document' && partyId === null;
  const kept = {
    sums: documented(register.side, wanted),
    rowCount: sql`documents`,
    month: sql`in_month`,
    // Its documents are found in the index of the register, and only those that are shown are read.
    paged: ({ limit, offset, days }: { limit: number; offset: number; days: ReportPeriod }) => sql`
      select * from (${rowsOf(register, { ...wanted, ...days })}) found where invoice_id in (
        select r.id from (${register.documents({ ...wanted, ...days })}) r order by r.date, r.number, r.id
        limit ${limit} offset ${offset})`,
  };
  return reportPage<RegisterRow, RegisterFigureName>(db, { ...source, ...(isKept && { kept }) }, wanted);
}
