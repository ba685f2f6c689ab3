import { accountCode } from '@freightdesk/ledger-contract';
import {
  ageingBands,
  type AgeingFigure,
  type AgeingGrouping,
  ageingReport,
  type AgeingRow,
  type AgeingSide,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { upTo } from '../ledgers/ledgers.repository';
import { postedNaming } from '../posted/posted.repository';
import { type PageAsked, reportPage, sumsOf } from '../report/report-page';

type Sql = RawBuilder<unknown>;

export interface AgeingWanted extends PageAsked {
  at: string;
  side: AgeingSide;
  partyId: string | null;
  grouping: AgeingGrouping;
  /** Something may be dated after that day: what was settled and noted later is put back. */
  isPast: boolean;
  /** What is kept of postings is no witness of its own truth. */
  oneByOne?: boolean;
}

interface Side {
  table: string;
  type: string;
  settled: string;
  /** In its own currency, and in rupees. */
  owed: { minor: string; paise: string };
  standing: Sql;
  control: string;
  ahead: string;
  /** Which way the ledger holds what is owed. */
  sign: 1 | -1;
}

const sides: Readonly<Record<AgeingSide, Side>> = {
  RECEIVABLE: {
    ...{ table: 'sale_invoice', type: 'SALE', settled: 'sale_invoice_id', control: 'CUSTOMER', sign: 1 },
    owed: { minor: 'currency_total_minor', paise: 'total_paise' },
    standing: sql`i.status = 'ISSUED' and i.kind <> 'PROFORMA'`,
    ahead: accountCode.customerAdvances,
  },
  PAYABLE: {
    ...{ table: 'purchase_invoice', type: 'PURCHASE', settled: 'purchase_invoice_id', control: 'VENDOR', sign: -1 },
    owed: { minor: 'payable_minor', paise: 'payable_paise' },
    standing: sql`i.status = 'POSTED'`,
    ahead: accountCode.vendorAdvances,
  },
};

/** What was taken off documents after the day, by payments and by notes; of one party's, where one is asked for. */
const takenLater = ({ table, settled }: Side, { at, partyId }: AgeingWanted) => {
  const isAsked = (document: Sql) =>
    partyId === null
      ? sql``
      : sql`and ${document} in (select id from ${sql.table(table)} where party_id = ${partyId}::uuid)`;
  return sql`
  select id, sum(minor)::bigint as minor from (
    select ${sql.ref(settled)} as id, amount_minor as minor from allocation
    where date > ${at}::date and ${sql.ref(settled)} is not null ${isAsked(sql.ref(settled))}
    union all
    select against_invoice_id, -noted_minor from ${sql.table(table)}
    where date > ${at}::date and noted_minor < 0 and against_invoice_id is not null ${isAsked(sql`against_invoice_id`)}
  ) taken group by id`;
};

const isOf = (column: string, partyId: string | null) =>
  partyId === null ? sql`` : sql`and ${sql.ref(column)} = ${partyId}::uuid`;

/** What is read of a document, all of which its indexes have: of what is open, and of what is no more. */
const columnsOf = ({ owed }: Side, document: string, outstanding: Sql) =>
  sql`${sql.join(
    ['id', 'party_id', 'number', 'date', 'due_date', 'kind', 'status', 'currency', owed.minor, owed.paise].map(
      (column) => sql.ref(`${document}.${column}`),
    ),
  )}, ${outstanding} as outstanding_minor`;

/** What is open no more, and was settled or noted against after the day: asked apart, for each of them is known to the planner. */
function closedSince(side: Side, { at, partyId }: AgeingWanted): Sql {
  const [table, settled] = [sql.table(side.table), sql.ref(side.settled)];
  const closed = sql`select ${columnsOf(side, 'closed', sql`0::bigint`)} from ${table} closed
    where closed.outstanding_minor = 0 and closed.date <= ${at}::date ${isOf('closed.party_id', partyId)}`;
  return sql`
    ${closed} and closed.id in (select ${settled} from allocation where date > ${at}::date and ${settled} is not null)
    union ${closed} and closed.id in (
      select against_invoice_id from ${table} where date > ${at}::date and noted_minor < 0 and against_invoice_id is not null)`;
}

/**
 * What may have been open at the end of the day: what is open now, and of a past day what something was taken off since. The rest of all
 * years is not looked at.
 */
function maybeOpen(wanted: AgeingWanted): Sql {
  const { side, isPast } = wanted;
  const open = sql`select ${columnsOf(sides[side], 'open', sql`open.outstanding_minor`)} from ${sql.table(sides[side].table)} open where open.outstanding_minor <> 0`;
  if (!isPast) return sql`(${open}) i`;
  return sql`(${open} union all (${closedSince(sides[side], wanted)})) i left join later on later.id = i.id`;
}

/** Documents that were open at the end of the day, each with what was left of it in rupees at its own rate. */
function openDocuments(wanted: AgeingWanted): Sql {
  const { at, side, partyId, isPast } = wanted;
  const { owed, standing, type } = sides[side];
  const [whole, worth] = [sql.ref(`i.${owed.minor}`), sql.ref(`i.${owed.paise}`)];
  const left = isPast ? sql`(i.outstanding_minor + coalesce(later.minor, 0))` : sql`i.outstanding_minor`;
  return sql`${isPast ? sql`with later as materialized (${takenLater(sides[side], wanted)})` : sql``}
    select i.id, i.party_id, ${sql.lit(type)} as type, i.number, i.date, i.due_date, ${at}::date - i.due_date as days,
      case when i.currency = 'INR' then ${left}
        else round(${worth}::numeric * ${left} / nullif(${whole}, 0))::bigint end as left_paise
    from ${maybeOpen(wanted)}
    where ${standing} and i.date <= ${at}::date and ${left} <> 0 ${isOf('i.party_id', partyId)}`;
}

/** What the control accounts held of each party: in all, and of that what was paid ahead. */
function held({ at, side, partyId, oneByOne = false }: AgeingWanted): Sql {
  const { control, ahead, sign } = sides[side];
  const accounts = sql`a.control = ${sql.lit(control)}`;
  return sql`
    select p.party_id, sum(${sql.lit(sign)} * (debit_paise - credit_paise))::bigint as total_paise,
      coalesce(sum(${sql.lit(sign)} * (debit_paise - credit_paise)) filter (where a.code = ${sql.lit(ahead)}), 0)::bigint
        as ahead_paise
    from (${postedNaming({ ...upTo(at), ...(oneByOne && { oneByOne }) }, { partyId, accounts })}) p
    join account a on a.id = p.account_id group by 1`;
}

/** Of each band its first day late and its last, where it has one. Compared as they stand: to look a band up is dear for each document. */
const bandColumns = sql.join(
  ageingBands.map(({ figure, to }, place) => {
    const before = ageingBands[place - 1]?.to ?? null;
    const from = before === null ? sql`` : sql`and days > ${sql.lit(before)}`;
    const until = to === null ? sql`` : sql`and days <= ${sql.lit(to)}`;
    return sql`case when left_paise > 0 ${from} ${until} then left_paise else 0 end as ${sql.ref(figure)}`;
  }),
);
const noBands = sql.join(ageingBands.map(({ figure }) => sql`0::bigint as ${sql.ref(figure)}`));

/**
 * Documents by their bands, and what the ledger holds of their party beside them. What is on account is what is left of the ledger
 * when documents and advances are taken away.
 */
const lines = sql`
  select party_id, id as document_id, type, number, date, due_date, days, ${bandColumns},
    least(left_paise, 0) as ahead_paise, 0::bigint as on_account_paise, left_paise as total_paise
  from documents
  union all
  select party_id, null, 'AHEAD', null, null, null, null, ${noBands}, ahead_paise, 0, ahead_paise from held
  where ahead_paise <> 0
  union all
  select party_id, null, 'ON_ACCOUNT', null, null, null, null, ${noBands}, 0, left_paise, left_paise from (
    select party_id, sum(paise)::bigint as left_paise from (
      select party_id, total_paise - ahead_paise as paise from held
      union all select party_id, -left_paise from documents
    ) rest group by 1
  ) rest where left_paise <> 0`;

const figures = Object.keys(ageingReport.figures);
const listed = sql.join(figures.map((name) => sql.ref(`l.${name}`)));

/** What is left of the ledger of a party when its documents and advances are taken away. */
const restOfLedger = sql`(coalesce(held.total_paise - held.ahead_paise, 0) - coalesce(d.left_paise, 0))`;

/**
 * The same of parties: what their documents come to beside what the ledger holds of them. Each document is looked at once, and none is a row
 * on the way.
 */
const parties = sql`
  select party_id, ${sql.join(ageingBands.map(({ figure }) => sql`coalesce(${sql.ref(figure)}, 0) as ${sql.ref(figure)}`))},
    coalesce(d.ahead_paise, 0) + coalesce(held.ahead_paise, 0) as ahead_paise, ${restOfLedger} as on_account_paise,
    coalesce(held.total_paise, 0) as total_paise
  from (
    select party_id, ${sql.join(ageingBands.map(({ figure }) => sql`sum(${sql.ref(figure)})::bigint as ${sql.ref(figure)}`))},
      sum(least(left_paise, 0))::bigint as ahead_paise, sum(left_paise)::bigint as left_paise
    from (select party_id, left_paise, ${bandColumns} from documents) banded group by party_id
  ) d full join held using (party_id)
  where d.party_id is not null or held.ahead_paise <> 0 or ${restOfLedger} <> 0`;

const groupings: Readonly<Record<AgeingGrouping, (all: Sql) => { rows: Sql; order: Sql }>> = {
  party: (all) => ({
    rows: sql`${all} select l.party_id::text as key, l.party_id, party.name as party, null::jsonb as document,
        null::date as date, null::date as due_date, null::int as days, ${listed}
      from (${parties}) l join party on party.id = l.party_id`,
    order: sql`lower(party) collate "C", key`,
  }),
  document: (all) => ({
    rows: sql`${all} select l.party_id || ' ' || coalesce(l.document_id::text, l.type) as key, l.party_id, party.name as party,
        case when l.document_id is not null
          then jsonb_build_object('type', l.type, 'number', l.number, 'id', l.document_id) end as document,
        l.date, l.due_date, l.days, ${listed}
      from lines l join party on party.id = l.party_id`,
    order: sql`lower(party) collate "C", party_id, due_date nulls last, key`,
  }),
};

/** What is owed at the end of a day, by party or document, and what all of it comes to. */
export function ageingPage(db: Db, wanted: AgeingWanted) {
  const all = sql`with documents as materialized (${openDocuments(wanted)}), held as materialized (${held(wanted)}),
    lines as (${lines})`;
  const { rows, order } = groupings[wanted.grouping](all);
  const source = { rows, order, totals: sumsOf(ageingReport) };
  return reportPage<AgeingRow, AgeingFigure>(db, source, { ...upTo(wanted.at), ...wanted });
}

/** Of each party what is on account, beside what vouchers that are of no document put there; where the two differ. */
export async function onAccountDifferences(db: Db, side: AgeingSide) {
  const { control, ahead, sign } = sides[side];
  const wanted: AgeingWanted = {
    ...{ side, at: '9999-12-31', partyId: null, grouping: 'party', isPast: false, oneByOne: true },
  };
  const { rows } = await sql<{ party: string; reportPaise: number; ledgerPaise: number }>`
    with documents as materialized (${openDocuments(wanted)}), held as materialized (${held(wanted)}),
      lines as (${lines})
    select party.name as party, coalesce(l.paise, 0) as report_paise, coalesce(p.paise, 0) as ledger_paise
    from (select party_id, sum(on_account_paise)::bigint as paise from lines group by 1) l
    full join (
      select p.party_id, sum(${sql.lit(sign)} * (p.debit_paise - p.credit_paise))::bigint as paise
      from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
      where a.control = ${sql.lit(control)} and a.code <> ${sql.lit(ahead)} and v.type in ('JOURNAL', 'OPENING')
      group by 1
    ) p using (party_id)
    join party on party.id = party_id
    where coalesce(l.paise, 0) <> coalesce(p.paise, 0) order by party.name`.execute(db);
  return rows;
}
