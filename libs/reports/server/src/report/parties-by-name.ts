import { reportPaging, wholeUpToRows } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import type { PageAsked } from './report-page';

type Sql = RawBuilder<unknown>;

interface PartiesOf {
  /** Rows to be added up: what the whole report comes to, and how many rows it has, as `row_count`. */
  sums: Sql;
  /** What rows `party.id` has, one for each `part`; found in an index. */
  has: Sql;
  /** All rows there are, as `id` of a party and `part`. */
  all: Sql;
}

/** Whether a page is asked, and not all rows at once, which are read faster than they are looked for. */
export const isPageAsked = ({ page, pageSize }: PageAsked): boolean => page !== undefined || pageSize !== undefined;

/**
 * A page of parties, in the order of reports. Where most parties have something they are gone through in the index of their names until the
 * page is full, so that those behind it are not read; where few have, or the page is far back, it is cut out of all of them. Which of
 * the two it is, PostgreSQL knows before it begins, and does not enter the other.
 */
function pageOfParties({ has, all }: PartiesOf, asked: PageAsked): Sql {
  const { page, pageSize } = reportPaging(asked, wholeUpToRows + 1);
  const isNear = sql`(select is_near from reach)`;
  const order = sql`order by lower(party.name) collate "C", part, party.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return sql`
    (select party.id, party.name, part from party cross join lateral (${has}) found where ${isNear} ${order})
    union all
    (select party.id, party.name, part from (${all}) found
    -- Looked up one by one: they are few, or there would be no such page, and all parties are more than these.
    cross join lateral (select id, name from party where id = found.id offset 0) party where not ${isNear} ${order})`;
}

/**
 * For `known` of a report by party: what all rows come to, and those of the page in `shown`, as `id` and `name` of the party and `part`. The
 * `rows` of the report are read of these alone.
 */
export function knownByName(parties: PartiesOf, asked: PageAsked) {
  const { page, pageSize } = reportPaging(asked, wholeUpToRows + 1);
  const queries = sql`of_all as materialized (${parties.sums}),
    reach as materialized (select ${page * pageSize}::float8 * reltuples < row_count * row_count / 2 as is_near
      from (select sum(row_count)::float8 as row_count from of_all) counted, pg_class where oid = 'party'::regclass),
    shown as materialized (${pageOfParties(parties, asked)})`;
  return { queries, sums: sql`select * from of_all`, skipped: sql`0` };
}
