import { accountCode } from '@freightdesk/ledger-contract';
import {
  type ReportPeriod,
  type TdsGrouping,
  tdsReport,
  type TdsRow,
  type TdsSide,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import { posted } from '../posted/posted.repository';
import { isOfWholeMonths, type PeriodAsked } from '../posted/whole-months';
import { isPageAsked } from '../report/parties-by-name';
import { reportPage, sumsOf } from '../report/report-page';
import { baseOf, withheld, withheldByName, withheldSums } from './withholding.repository';

const noParty = sql`null::uuid as party_id, null as party, null as pan`;
const noDocument = sql`null::date as date, null::jsonb as document`;

/** `2026-27 Q1` of a day: quarters of the fiscal year, which begins in April. */
const quarter = sql`(to_char(w.date - interval '3 months', 'YYYY') || '-'
  || to_char(w.date + interval '9 months', 'YY') || to_char(w.date - interval '3 months', ' "Q"Q'))`;

/** What the rows of each grouping are called, and what is one row. */
const groupings = {
  document: {
    columns: sql`w.key, w.side, w.party_id, party.name as party, w.pan, w.nature, w.section, null as quarter, w.date,
      jsonb_build_object('type', w.type, 'number', w.number, 'id', w.document_id) as document`,
    // Each row is one withholding: nothing is added up.
    by: null,
    order: sql`date, key`,
  },
  party: {
    columns: sql`w.side || ' ' || coalesce(w.party_id::text, '') as key, w.side, w.party_id, party.name as party, party.pan,
      null as nature, null as section, null as quarter, ${noDocument}`,
    by: sql`w.side, w.party_id, party.name, party.pan`,
    order: sql`lower(party) collate "C", key`,
  },
  section: {
    columns: sql`w.side || ' ' || coalesce(w.section, '') as key, w.side, ${noParty}, max(w.nature) as nature, w.section,
      null as quarter, ${noDocument}`,
    by: sql`w.side, w.section`,
    order: sql`section nulls last, key`,
  },
  quarter: {
    columns: sql`w.side || ' ' || ${quarter} as key, w.side, ${noParty}, null as nature, null as section,
      ${quarter} as quarter, ${noDocument}`,
    by: sql`w.side, ${quarter}`,
    order: sql`quarter, key`,
  },
} as const satisfies Record<TdsGrouping, object>;

const totals = {
  ...sumsOf(tdsReport),
  payablePaise: sql`case when side = 'PAYABLE' then tds_paise end`,
  receivablePaise: sql`case when side = 'RECEIVABLE' then tds_paise end`,
};

type Wanted = WantedOf<typeof tdsReport>;

const isWanted = ({ side, partyId, section }: Wanted) => sql`
  (${side}::text is null or w.side = ${side}) and (${partyId}::uuid is null or w.party_id = ${partyId}::uuid)
  and (${section}::text is null or w.section = ${section})`;

/** One by one, in the order of their days; who it was and from what is looked up only of those that are shown. */
const documents = (wanted: Wanted, paging = sql``) => sql`
  select ${groupings.document.columns}, ${baseOf} as base_paise, w.tds_paise
  from (select * from (${withheld(wanted)}) w where ${isWanted(wanted)} order by w.date, w.key ${paging}) w
  left join party on party.id = w.party_id`;

/** Of a page of parties no more are read than are on it. */
const isByName = (wanted: Wanted): boolean =>
  wanted.grouping === 'party' &&
  [wanted.partyId, wanted.section, wanted.side].every((asked) => asked === null) &&
  isOfWholeMonths(wanted) &&
  isPageAsked(wanted);

export function tdsPage(db: Db, wanted: Wanted) {
  const { columns, by, order } = groupings[wanted.grouping];
  const byParty = wanted.grouping === 'party' || wanted.partyId !== null;
  const among = isByName(wanted) ? sql`select id, part from shown` : undefined;
  const sums = sql`select * from (${withheldSums(wanted, { byParty, ...(among && { among }) })}) w where ${isWanted(wanted)}`;
  if (by === null) {
    const kept = {
      sums,
      rowCount: sql`documents`,
      month: sql`date`,
      paged: ({ limit, offset, days }: { limit: number; offset: number; days: ReportPeriod }) =>
        documents({ ...wanted, ...days }, sql`limit ${limit} offset ${offset}`),
    };
    return reportPage<TdsRow, keyof typeof totals>(db, { rows: documents(wanted), order, totals, kept }, wanted);
  }
  const rows = sql`
    select ${columns}, whole_sum(w.base_paise) as base_paise, whole_sum(w.tds_paise) as tds_paise
    from (${sums}) w left join party on party.id = w.party_id
    group by ${by} having whole_sum(w.documents) > 0`;
  const kept = among && { kept: withheldByName(wanted, rows) };
  return reportPage<TdsRow, keyof typeof totals>(db, { rows, order, totals, ...kept }, wanted);
}

const isReceivable = sql`a.code = ${sql.lit(accountCode.tdsReceivable)}`;
const isWithheld = sql`(a.code like '23%' or ${isReceivable})`;

interface TdsMoved {
  side: TdsSide;
  reportPaise: number;
  ledgerPaise: number;
}

/**
 * What documents withheld beside what the ledger moved under each side. Opening balances and the payment of what was
 * withheld to the government are no withholding.
 */
export async function tdsMoved(db: Db, period: PeriodAsked): Promise<TdsMoved[]> {
  const { rows } = await sql<TdsMoved>`
    select side, coalesce(reported.paise, 0) as report_paise, coalesce(moved.paise, 0) as ledger_paise
    from (values ('PAYABLE'), ('RECEIVABLE')) sides (side)
    left join (
      select side, sum(tds_paise)::bigint as paise from (${withheldSums(period, { byParty: false, withBase: false })}) w group by side
    ) reported using (side)
    left join (
      select case when ${isReceivable} then 'RECEIVABLE' else 'PAYABLE' end as side,
        sum(case when ${isReceivable} then debit_paise - credit_paise else credit_paise - debit_paise end)::bigint as paise
      from (${posted(period, { accounts: isWithheld, by: ['voucher_type'] })}) p join account a on a.id = p.account_id
      where p.voucher_type not in ('OPENING', 'EXPENSE') group by 1
    ) moved using (side)
    order by side`.execute(db);
  return rows;
}
