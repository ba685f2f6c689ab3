import { compiled, type Db, type Statement, type Tx } from '@freightdesk/shared-database';
import { countedUpTo } from '@freightdesk/shared-endpoint';
import { type Expression, sql } from 'kysely';
import {
  type Clauses,
  clausesOf,
  type Condition,
  every,
  idsFrom,
  type ListParts,
  together,
  waysOf,
  withGathered,
} from './list-clauses';
import { listedColumn } from './list-column';
import { filterConditions } from './list-conditions';
import { orderBy } from './list-order';
import { type AskedList, isUsual, type ListShape } from './list-shape';
import { withKeys } from './page-answer';
import { searchPage } from './search-page';

export interface ListStatements {
  page: Statement<AskedList>;
  count: Statement<AskedList>;
}

/** A table said to hold so many rows has more than are counted: what it is said to hold is never so far off. */
const surelyMore = 2 * countedUpTo;

/** What is told of such a table in place of a count, which is of one row more than lists are counted to at most. */
export const saidToBeMore = countedUpTo + 2;

const hits = (narrow: Expression<unknown>, clauses: Clauses): Condition => together(waysOf(narrow, clauses), clauses);

/** By what is kept of the very filters that are asked, where it is; else row by row. */
function counting({ narrow, tally, columns }: ListParts, clauses: Clauses) {
  const { shape, most } = clauses;
  const isTallied = tally && shape.words === 0 && shape.filters.every(([name]) => tally.filters.includes(name));
  if (!isTallied) return sql`(select count(*)::int from ${hits(narrow, clauses)} as found)`;
  const filters = filterConditions(shape, columns, { tallied: true });
  const all = sql`select whole_sum(listed.row_count) from ${tally.rows} as listed where ${every(filters)}`;
  return shape.countExactly ? sql`((${all})::int)` : sql`(least((${all}), ${most})::int)`;
}

/**
 * Without a condition the store's own figures tell that there are many, which spares the counting of them. Where they are known to tell so, a
 * count that is not done is not made ready either: should they tell so no more there is none, and it is asked for by itself.
 */
function countOf(shape: ListShape, parts: ListParts, clauses: Clauses) {
  const { table } = parts;
  const counted = counting(parts, clauses);
  if (table === undefined || shape.countExactly || clauses.wanted.length > 0) return counted;
  return sql`(select case when reltuples >= ${sql.lit(surelyMore)} then ${sql.lit(saidToBeMore)} ${shape.isSurelyMore ? sql`` : sql`else ${counted}`} end
    from pg_class where oid = ${sql.lit(table)}::regclass)`;
}

function listPage(shape: ListShape, parts: ListParts, clauses: Clauses) {
  const { keys, wanted, onward, bounds } = clauses;
  const { rows, narrow } = parts;
  const ids = idsFrom(narrow, [...wanted, ...onward], clauses);
  const chosen = shape.idsFirst ? sql`${listedColumn('id')} = any(array(${ids}))` : every([...wanted, ...onward]);
  const inOrder = sql`
    ${withKeys(rows, keys)} where ${chosen} order by ${orderBy(keys)} ${shape.idsFirst ? sql`` : bounds}`;
  return parts.answer.shown(shape, clauses, { rows: inOrder, counted: countOf(shape, parts, clauses) });
}

/** The statements of one shape of a list: its page with its count beside it, and the count alone, for a page past the end. */
export function listStatements(db: Db | Tx, shape: ListShape, parts: ListParts): ListStatements {
  const clauses = clausesOf(shape, parts);
  const page = shape.words > 0 ? searchPage(shape, parts, clauses) : listPage(shape, parts, clauses);
  // What is sought is no better known when it is planned anew, and planning takes longer than most searches.
  const how = { isUsual: isUsual(shape), isPlannedOnce: shape.words > 0 };
  return {
    page: compiled<AskedList>({ compile: () => page.compile(db) }, how),
    count: compiled<AskedList>(
      { compile: () => sql`${withGathered(clauses)} select ${counting(parts, clauses)} as counted`.compile(db) },
      { isUsual: false },
    ),
  };
}
