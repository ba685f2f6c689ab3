import {
  ageingBands,
  type AgeingFigure,
  type AgeingGrouping,
  ageingReport,
  type AgeingRow,
  type AgeingSide,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { upTo } from '../posted/whole-months';
import { reportPage, sumsOf } from '../report/report-page';
import { type AgeingWanted, held, inOrder, laterThan, openDocuments, sides, type Sql } from './open-documents';
import { isInBand, partiesOfPage } from './parties-of-page';

const bandColumns = sql.join(
  ageingBands.map(
    ({ figure }, place) =>
      sql`case when left_paise > 0 ${isInBand(place)} then left_paise else 0 end as ${sql.ref(figure)}`,
  ),
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

/** With what parties are called, by their ids: all there are, or those that are known already. */
const groupings: Readonly<Record<AgeingGrouping, (all: Sql, called: Sql) => { rows: Sql; order: Sql }>> = {
  party: (all, called) => ({
    rows: sql`${all} select l.party_id::text as key, l.party_id, party, null::jsonb as document,
        null::date as date, null::date as due_date, null::int as days, ${listed}
      from (${parties}) l join (${called}) called using (party_id)`,
    order: sql`${inOrder(sql`party`)}, key`,
  }),
  document: (all, called) => ({
    rows: sql`${all} select l.party_id || ' ' || coalesce(l.document_id::text, l.type) as key, l.party_id, party,
        case when l.document_id is not null
          then jsonb_build_object('type', l.type, 'number', l.number, 'id', l.document_id) end as document,
        l.date, l.due_date, l.days, ${listed}
      from lines l join (${called}) called using (party_id)`,
    order: sql`${inOrder(sql`party`)}, party_id, due_date nulls last, key`,
  }),
};

/** What is owed at the end of a day, by party or document, and what all of it comes to. */
export function ageingPage(db: Db, wanted: AgeingWanted) {
  const isPage = wanted.page !== undefined || wanted.pageSize !== undefined;
  const known = wanted.isNear && wanted.partyId === null && isPage ? partiesOfPage(wanted) : undefined;
  const all = known
    ? sql`with documents as materialized (${openDocuments({ ...wanted, partyId: known.parties })}),
      held as (select party_id, total_paise, ahead_paise from shown), lines as (${lines})`
    : sql`with ${laterThan(wanted)} documents as materialized (${openDocuments(wanted)}),
      held as materialized (${held(wanted)}), lines as (${lines})`;
  // Read through for those of a page, what parties are called would be a tenth of all that is done.
  const called = known ? sql`select party_id, party from shown` : sql`select id as party_id, name as party from party`;
  const source = { ...groupings[wanted.grouping](all, called), totals: sumsOf(ageingReport), ...(known && { known }) };
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
