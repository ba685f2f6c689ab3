import { type RawBuilder, sql } from 'kysely';
import type { PageAsked, PageOfRows } from './report-page';

type Sql = RawBuilder<unknown>;

interface PartiesOf {
  /** Rows to be added up: what the whole report comes to, and how many rows it has, as `row_count`. */
  sums: Sql;
  /** What rows `party.id` has, one for each `part`; found in an index. */
  has: Sql;
  /** All rows there are, as `id` of a party and `part`. */
  all: Sql;
}

/** So few rows are cut out of all of them: to plan anything else would take longer. */
const fewRows = 500;

/** Whether a page is asked, and not all rows at once, which are read faster than they are looked for. */
export const isPageAsked = ({ page, pageSize }: PageAsked): boolean => page !== undefined || pageSize !== undefined;

/**
 * For a `with`: the rows of a page of a report by party as `shown`, in the order of reports. Where most
 * parties have something they are gone through in the index of their names until the page is full, so that those behind it are not
 * read; where few have, or the page is far back, it is cut out of all of them. Which of the two it is, PostgreSQL knows before it begins,
 * and does not enter the other.
 */
export function shownByName({ has, all }: Omit<PartiesOf, 'sums'>, { limit, offset, total }: PageOfRows): Sql {
  const order = sql`order by lower(party.name) collate "C", part, party.id limit ${limit} offset ${offset}`;
  const isNear = sql`(select is_near from reach)`;
  // Looked up one by one: they are few, or there would be no such page, and all parties are more than these.
  const outOfAll = sql`select party.id, party.name, part from (${all}) found
    cross join lateral (select id, name from party where id = found.id offset 0) party`;
  if (total <= fewRows) return sql`shown as materialized (${outOfAll} ${order})`;
  return sql`
    reach as materialized (
      select ${(offset + limit) / total}::float8 * reltuples < ${total / 2}::float8 as is_near from pg_class where oid = 'party'::regclass),
    shown as materialized (
      (select party.id, party.name, part from party cross join lateral (${has}) found where ${isNear} ${order})
      union all (${outOfAll} where not ${isNear} ${order}))`;
}

/**
 * For `kept` of a report by party: what all rows come to, and of a page `rows` that are read of what is in `shown` alone, which has `id` and `name` of
 * the party and `part`.
 */
export const keptByName = (parties: PartiesOf, rows: (page: PageOfRows) => Sql) => ({
  sums: parties.sums,
  rowCount: sql`row_count`,
  paged: (page: PageOfRows) => sql`with ${shownByName(parties, page)} ${rows(page)}`,
});
