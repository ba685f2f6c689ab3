import {
  ageingBands,
  type AgeingFigure,
  ageingReport,
  type AgeingGrouping,
  reportPaging,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { rowsOf } from '../report/report-page';
import { type AgeingWanted, changedSince, held, sides, type Sql } from './open-documents';

/** Of `days`, how late something is. Compared as they stand: to look a band up is dear for each document. */
export function isInBand(place: number): Sql {
  const before = ageingBands[place - 1]?.to ?? null;
  const to = ageingBands[place]?.to ?? null;
  return sql`${before === null ? sql`` : sql`and days > ${sql.lit(before)}`} ${to === null ? sql`` : sql`and days <= ${sql.lit(to)}`}`;
}

/** What is kept of each party that has anything, and what of it was not so at the day. */
const parties = ({ side }: AgeingWanted, rowCount: Sql) => sql`
  select party_id, lower(party.name) collate "C" as name, ${rowCount} as row_count, left_paise, ahead_paise, total_paise from (
    select party_id, coalesce(o.documents, 0) as documents, coalesce(o.left_paise, 0) as left_paise,
      coalesce(held.ahead_paise, 0) as ahead_paise, coalesce(held.total_paise, 0) as total_paise,
      coalesce(held.total_paise - held.ahead_paise, 0) - coalesce(o.left_paise, 0) as on_account_paise
    from (
      select party_id, sum(documents)::int as documents, sum(paise)::bigint as left_paise from (
        select party_id, documents, outstanding_paise as paise from owed_party where side = ${sql.lit(sides[side].type)}
        union all select party_id, documents, then_paise - now_paise from changed
      ) owed group by party_id
    ) o full join held using (party_id)
  ) known join party on party.id = party_id
  where documents <> 0 or ahead_paise <> 0 or on_account_paise <> 0`;

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

interface Shown {
  rowCount: Sql;
  /** Whose rows are on the page, in the order of the report, and how many of the first one's are before it. */
  page: (limit: Sql, offset: Sql) => Sql;
}

const shownBy: Readonly<Record<AgeingGrouping, Shown>> = {
  party: {
    rowCount: sql`1`,
    page: (limit, offset) => sql`
      select array_agg(party_id) as party_ids, 0 as skipped
      from (select party_id from parties order by name, party_id limit ${limit} offset ${offset}) shown`,
  },
  document: {
    rowCount: sql`documents + (ahead_paise <> 0)::int + (on_account_paise <> 0)::int`,
    page: (limit, offset) => sql`
      select array_agg(party_id) as party_ids, (${offset} - min(up_to - row_count))::int as skipped
      from (select party_id, row_count, sum(row_count) over (order by name, party_id) as up_to from parties) placed
      where up_to > ${offset} and up_to - row_count < ${offset} + ${limit}`,
  },
};

type Counted = Record<AgeingFigure, number> & { counted: number; partyIds: string[] | null; skipped: number };

/**
 * Whose rows are on a page of the report, what all rows come to and how many there are, of a day near today: from a row that is kept of
 * each party, and of each due day, with what changed since the day. No document is read that did not change.
 */
export async function partiesOfPage(db: Db, wanted: AgeingWanted) {
  const { page, pageSize } = reportPaging(wanted, 0);
  const { rowCount, page: pageOf } = shownBy[wanted.grouping];
  const [found] = await rowsOf<Counted>(
    db,
    sql`
    with changed as materialized (${changedSince(wanted)}), held as materialized (${held(wanted)}),
      parties as materialized (${parties(wanted, rowCount)})
    select ${sql.join(Object.keys(ageingReport.figures).map((name) => sql.ref(`figures.${name}`)))}, counted, shown.*
    from (
      select bands.*, (of_all.left_paise - bands.owed_paise + of_all.ahead_paise)::bigint as ahead_paise,
        (of_all.total_paise - of_all.ahead_paise - of_all.left_paise)::bigint as on_account_paise, of_all.total_paise, counted
    from (${bands(wanted)}) bands
    cross join (
      select coalesce(sum(row_count), 0)::int as counted, coalesce(sum(left_paise), 0)::bigint as left_paise,
        coalesce(sum(ahead_paise), 0)::bigint as ahead_paise, coalesce(sum(total_paise), 0)::bigint as total_paise
      from parties
    ) of_all
    ) figures
    cross join (${pageOf(sql`${pageSize}::bigint`, sql`${(page - 1) * pageSize}::bigint`)}) shown`,
  );
  if (!found) throw new Error('A sum answers one row.');
  const { partyIds, skipped, counted, ...totals } = found;
  return { partyIds: partyIds ?? [], skipped, totals, paging: reportPaging(wanted, counted) };
}
