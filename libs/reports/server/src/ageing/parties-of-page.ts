import { ageingBands, type AgeingGrouping, reportPaging } from '@freightdesk/reports-contract';
import { sql } from 'kysely';
import { type AgeingWanted, changedSince, heldRows, laterThan, sides, type Sql } from './open-documents';

/** What the ledger holds of a party that is neither of its documents nor paid ahead. */
const onAccount = sql`(total_paise - ahead_paise - left_paise)`;

/** Of `days`, how late something is. Compared as they stand: to look a band up is dear for each document. */
export function isInBand(place: number): Sql {
  const before = ageingBands[place - 1]?.to ?? null;
  const to = ageingBands[place]?.to ?? null;
  return sql`${before === null ? sql`` : sql`and days > ${sql.lit(before)}`} ${to === null ? sql`` : sql`and days <= ${sql.lit(to)}`}`;
}

/**
 * What is kept of each party that has anything, and what of it was not so at the day: its documents and what the ledger holds, added up
 * at once. They are counted here, and neither named nor put in order.
 */
const parties = (wanted: AgeingWanted, rowCount: Sql) => sql`
  select party_id, ${rowCount} as row_count, left_paise, ahead_paise, total_paise from (
    select party_id, whole_sum(documents) as documents, whole_sum(left_paise) as left_paise, whole_sum(ahead_paise) as ahead_paise,
      whole_sum(total_paise) as total_paise
    from (
      select party_id, documents, outstanding_paise as left_paise, 0::bigint as ahead_paise, 0::bigint as total_paise
      from owed_party where side = ${sql.lit(sides[wanted.side].type)}
      union all select party_id, documents, then_paise - now_paise, 0, 0 from changed
      union all select party_id, 0, 0, ahead_paise, total_paise from (${heldRows(wanted)}) held
    ) kept group by party_id
  ) known where documents <> 0 or ahead_paise <> 0 or ${onAccount} <> 0`;

/** What is owed by how late it is, from what is kept of due days, which is of what is above zero. */
const bands = ({ at, side }: AgeingWanted) => sql`
  select ${sql.join(
    ageingBands.map(
      ({ figure }, place) =>
        sql`coalesce(sum(paise) filter (where true ${isInBand(place)}), 0)::bigint as ${sql.ref(figure)}`,
    ),
  )}, coalesce(sum(paise), 0)::bigint as owed_paise
  from (
    select ${at}::date - due_date as days, outstanding_paise as paise from owed_day where side = ${sql.lit(sides[side].type)}
    union all select ${at}::date - due_date, greatest(then_paise, 0) - greatest(now_paise, 0) from changed
  ) due`;

/**
 * Parties that have rows, each with its `place` among them, gone through in the index of their names until the page is reached. Said of the parties
 * as a truth and not as a join, which would put all of them in order.
 */
const named = (paging: Sql) => sql`
  select id, name as party, row_number() over (order by lower(name) collate "C", id) as place from party
  where (id in (select party_id from parties)) is true
  order by lower(name) collate "C", id ${paging}`;

interface Shown {
  rowCount: Sql;
  /** Whose rows are on the page, each with what is known of him and how many of his are before it. */
  page: (limit: Sql, offset: Sql) => Sql;
}

const shownBy: Readonly<Record<AgeingGrouping, Shown>> = {
  party: {
    rowCount: sql`1`,
    page: (limit, offset) => sql`
      select parties.*, party, 0 as skipped from (${named(sql`limit ${limit} offset ${offset}`)}) named join parties on party_id = id`,
  },
  document: {
    rowCount: sql`documents + (ahead_paise <> 0)::int + (${onAccount} <> 0)::int`,
    // Each has a row at least, so no more of them are named than there are rows up to the end of the page.
    page: (limit, offset) => sql`
      select placed.*, ${offset} - min(up_to - row_count) over () as skipped
      from (
        select parties.*, party, sum(row_count) over (order by place) as up_to
        from (${named(sql`limit ${limit} + ${offset}`)}) named join parties on party_id = id
      ) placed
      where up_to > ${offset} and up_to - row_count < ${offset} + ${limit}`,
  },
};

/**
 * What all rows of the report come to at a day near today, how many there are, and whose are on the page: from a row that is kept of each
 * party, and of each due day, with what changed since the day. No document is read that did not change. What is known of those is in `shown`.
 */
export function partiesOfPage(wanted: AgeingWanted) {
  const { page, pageSize } = reportPaging(wanted, 0);
  const { rowCount, page: pageOf } = shownBy[wanted.grouping];
  const queries = sql`${laterThan(wanted)} changed  as materialized (${changedSince(wanted)}),
    parties as materialized (${parties(wanted, rowCount)}),
    shown as materialized (${pageOf(sql`${pageSize}::bigint`, sql`${(page - 1) * pageSize}::bigint`)})`;
  const sums = sql`
    select bands.*, of_all.left_paise - bands.owed_paise + of_all.ahead_paise as ahead_paise, of_all.total_paise,
      of_all.total_paise - of_all.ahead_paise - of_all.left_paise as on_account_paise, row_count
    from (${bands(wanted)}) bands cross join (
      select whole_sum(row_count) as row_count, whole_sum(left_paise) as left_paise, whole_sum(ahead_paise) as ahead_paise,
        whole_sum(total_paise) as total_paise
      from parties
    ) of_all`;
  return { queries, sums, parties: sql`select party_id from shown`, skipped: sql`(select min(skipped) from shown)` };
}
