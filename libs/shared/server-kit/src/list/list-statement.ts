import { compiled, type Db, type Statement, told, type Tx } from '@freightdesk/shared-database';
import { countedUpTo } from '@freightdesk/shared-endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { listedColumn, type ListColumns } from './list-column';
import { filterConditions, type Search, searchOf } from './list-conditions';
import { afterPosition, orderBy, orderKeys } from './list-order';
import { type AskedList, isUsual, type ListShape } from './list-shape';
import type { Searched } from './searched';

/** What the statements of a list are made of. */
export interface ListParts {
  rows: Expression<unknown>;
  /** The same records with no more than they are filtered, sorted and searched by. */
  narrow: Expression<unknown>;
  /** Each of whose rows is a record of the list. */
  table: string | undefined;
  columns: ListColumns;
  search: readonly string[];
  searched: Searched;
  /** The row of a page under this name, as JSON; without it all columns are shown. */
  written: ((from: string, hidden: readonly string[]) => RawBuilder<unknown>) | undefined;
  /** Columns that come beside it, for what is computed of them. */
  beside: readonly string[];
}

export interface ListStatements {
  page: Statement<AskedList>;
  count: Statement<AskedList>;
}

type Condition = RawBuilder<unknown>;

/** A table said to hold so many rows has more than are counted: what it is said to hold is never so far off. */
const surelyMore = 2 * countedUpTo;

/** Of so many hits it is cheaper to put all in order than to walk the list in its order until a page is full. */
const sortedUpTo = 2_000;

const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The conditions, order and bounds that the statements of one shape have in common. */
function clausesOf(shape: ListShape, { columns, search, searched }: ListParts) {
  const { sort, hidden, missing, pageSize, fromStart, countExactly } = shape;
  const keys = orderKeys(sort, columns);
  const sought = searchOf(
    shape,
    search.filter((column) => !hidden.includes(column)),
    searched,
  );
  const filters = filterConditions(shape, columns);
  const position = keys.map((_key, index) => told(({ position: values }: AskedList) => values[index] ?? null));
  // One row more than asked for tells whether there is a next page.
  const limit = sql`limit ${sql.lit(pageSize + 1)}`;
  const offset = told(({ offset: skipped }: AskedList) => skipped);
  return {
    shape,
    keys,
    filters,
    sought,
    wanted: [...filters, ...sought.conditions],
    onward: missing === null ? [] : [afterPosition(keys, position, missing)],
    bounds: fromStart ? limit : sql`${limit} offset ${offset}::bigint`,
    most: countExactly ? sql`all` : sql.lit(countedUpTo + 1),
  };
}

type Clauses = ReturnType<typeof clausesOf>;

/**
 * What is found of a search, as many as are counted: by name, and then by words where that is another way. Where it is a number of ours
 * that a row bears, nothing else is meant: its parts, such as the year, are in most other numbers.
 */
function hits(narrow: Expression<unknown>, { shape, filters, sought, most }: Clauses): Condition {
  const found = (conditions: readonly Condition[]) =>
    sql`(select listed.id from ${narrow} as listed where ${every(conditions)} limit ${most})`;
  const either = (ways: readonly Condition[]) => sql`(${sql.join([...ways], sql` union all `)} limit ${most})`;
  const { numbered, conditions, named, worded }: Search = sought;
  const byNumber = numbered && found([numbered, ...filters]);
  const among = byNumber ? [...filters, sql`not exists ${byNumber}`] : filters;
  const byWords =
    named === undefined || worded === undefined
      ? [found([...among, ...conditions])]
      : [
          found([named, ...among, ...conditions.slice(shape.longWords)]),
          found([worded, ...among, ...conditions, sql`(${named}) is not true`]),
        ];
  const ways = byNumber ? [byNumber, ...byWords] : byWords;
  return ways.length === 1 ? found([...among, ...conditions]) : either(ways);
}

const counting = (narrow: Expression<unknown>, clauses: Clauses) =>
  sql`(select count(*)::int from ${hits(narrow, clauses)} as found)`;

const withGathered = ({ sought }: Clauses, more: readonly Condition[] = []): Condition => {
  const queries = [...sought.gathered, ...more];
  return queries.length === 0 ? sql`` : sql`with ${sql.join(queries)}`;
};

/** Without a condition the store's own figures tell that there are many, which spares the counting of them. */
function countOf(shape: ListShape, { narrow, table }: ListParts, clauses: Clauses) {
  const counted = counting(narrow, clauses);
  if (table === undefined || shape.countExactly || clauses.wanted.length > 0) return counted;
  return sql`(select case when reltuples >= ${sql.lit(surelyMore)} then ${sql.lit(countedUpTo + 1)} else ${counted} end
    from pg_class where oid = ${sql.lit(table)}::regclass)`;
}

const idsFrom = (narrow: Expression<unknown>, conditions: readonly Condition[], { keys, bounds }: Clauses) =>
  sql`select listed.id from ${narrow} as listed where ${every(conditions)} order by ${orderBy(keys)} ${bounds}`;

const keyName = (index: number) => sql.ref(`key${index}`);

/**
 * Some rows in order, each as it is shown, with its place in the list for a cursor and the count of all. The place is found with the row
 * and written behind the limit, for its expressions cost more than most rows do.
 */
function shown(
  { hidden }: ListShape,
  { written, beside }: ListParts,
  { keys }: Clauses,
  { rows, counted }: { rows: Condition; counted: Condition },
) {
  const order = keys.map(({ descending }, index) => sql`page.${keyName(index)} ${descending ? sql`desc` : sql`asc`}`);
  const place = keys.map((_key, index) => sql`page.${keyName(index)}::text`);
  const columns = beside.map((name) => sql`, ${sql.ref(`page.${name}`)}`);
  const row = written ? sql`${written('page', hidden)}::text as row${sql.join(columns, sql``)}` : sql`page.*`;
  return sql`
    select ${row}, json_build_array(${sql.join(place)})::text as cursor_values, ${counted} as counted
    from (${rows}) as page order by ${sql.join(order)}`;
}

const withKeys = (rows: Expression<unknown>, { keys }: Clauses) =>
  sql`select listed.*, ${sql.join(keys.map(({ value }, index) => sql`${value} as ${keyName(index)}`))} from ${rows} as listed`;

/**
 * What is searched for is rare or usual, and one can't know which. So as many as are counted are found by the indexes: where these are
 * few, they are put in order; where there are more, the list is walked in its order, for the next page is never far.
 */
function searchPage(shape: ListShape, parts: ListParts, clauses: Clauses) {
  const { rows, narrow } = parts;
  const { keys, wanted, onward } = clauses;
  const isFew = sql`(select n from counted) <= ${sql.lit(sortedUpTo)}`;
  const inOrder = sql`
    ${withKeys(rows, clauses)} where listed.id = any(array(
      (${idsFrom(narrow, [sql`listed.id = any(array(select id from found where ${isFew}))`, ...onward], clauses)})
      union all
      (${idsFrom(narrow, [sql`not ${isFew}`, ...wanted, ...onward], clauses)})
    )) order by ${orderBy(keys)}`;
  return sql`
    ${withGathered(clauses, [sql`found as materialized (select id from ${hits(narrow, clauses)} as hit)`])},
      counted as materialized (select count(*)::int as n from found)
    ${shown(shape, parts, clauses, { rows: inOrder, counted: sql`(select n from counted)` })}`;
}

function listPage(shape: ListShape, parts: ListParts, clauses: Clauses) {
  const { keys, wanted, onward, bounds } = clauses;
  const { rows, narrow } = parts;
  const ids = idsFrom(narrow, [...wanted, ...onward], clauses);
  const chosen = shape.idsFirst ? sql`${listedColumn('id')} = any(array(${ids}))` : every([...wanted, ...onward]);
  const inOrder = sql`
    ${withKeys(rows, clauses)} where ${chosen} order by ${orderBy(keys)} ${shape.idsFirst ? sql`` : bounds}`;
  return shown(shape, parts, clauses, { rows: inOrder, counted: countOf(shape, parts, clauses) });
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
      { compile: () => sql`${withGathered(clauses)} select ${counting(parts.narrow, clauses)} as counted`.compile(db) },
      { isUsual: false },
    ),
  };
}
