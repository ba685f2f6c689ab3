import { compiled, type Db, type Statement, told, type Tx } from '@freightdesk/shared-database';
import { countedUpTo } from '@freightdesk/shared-endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { columnKinds } from './column-kinds';
import { listedColumn, type ListColumns } from './list-column';
import { filterConditions, type Search, searchOf } from './list-conditions';
import { afterPosition, orderBy, orderKeys } from './list-order';
import { type AskedList, isUsual, type ListShape } from './list-shape';
import { type PageAnswer, withKeys } from './page-answer';
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
  answer: PageAnswer;
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
    position,
    onward: missing === null ? [] : [afterPosition(keys, position, missing)],
    offset,
    bounds: fromStart ? limit : sql`${limit} offset ${offset}::bigint`,
    most: countExactly ? sql`all` : sql.lit(countedUpTo + 1),
  };
}

type Clauses = ReturnType<typeof clausesOf>;

/** What is found of a search, each way up to as many as are counted. */
interface Ways {
  /** By the number of a row, and by name. */
  readonly first: readonly Condition[];
  /** By words that stand elsewhere; of a search that knows no name by words alone. */
  readonly rest: Condition;
}

/**
 * By name, and then by words where that is another way. Where it is a number of ours that a row bears, nothing else is meant: its parts,
 * such as the year, are in most other numbers.
 */
function waysOf(narrow: Expression<unknown>, { filters, sought, most }: Clauses, first?: Condition): Ways {
  const told = first ? sql`, ${first} as first` : sql``;
  const found = (conditions: readonly Condition[]) =>
    sql`(select listed.id${told} from ${narrow} as listed where ${every(conditions)} limit ${most})`;
  const { numbered, conditions, named, beside, worded }: Search = sought;
  const byNumber = numbered && found([numbered, ...filters]);
  const among = byNumber ? [...filters, sql`not exists ${byNumber}`] : filters;
  const numbers = byNumber ? [byNumber] : [];
  if (named === undefined || worded === undefined) return { first: numbers, rest: found([...among, ...conditions]) };
  return {
    first: [...numbers, found([named, ...among, ...beside])],
    rest: found([worded, ...among, ...conditions, sql`(${named}) is not true`]),
  };
}

const together = ({ first, rest }: Ways, { most }: Clauses): Condition =>
  first.length === 0 ? rest : sql`(${sql.join([...first, rest], sql` union all `)} limit ${most})`;

const hits = (narrow: Expression<unknown>, clauses: Clauses): Condition => together(waysOf(narrow, clauses), clauses);

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

/**
 * What is searched for is rare or usual, and one can't know which. So as many as are counted are found by the indexes: where these are
 * few, they are put in order; where there are more, the list is walked in its order, for the next page is never far.
 */
function searchPage(shape: ListShape, parts: ListParts, clauses: Clauses) {
  const { rows, narrow } = parts;
  const { keys, onward } = clauses;
  const nearest = nearestOf(shape, clauses);
  const isFew = sql`(select n from counted) <= ${sql.lit(nearest ? countedUpTo : sortedUpTo)}`;
  const candidates = sql`select id from found where ${every([isFew, ...(nearest ? [nearest.condition] : [])])}`;
  const pages = [
    [sql`listed.id = any(array(${candidates}))`],
    ...walksOf(clauses).map((walk) => [sql`not ${isFew}`, ...walk]),
  ].map((conditions) => sql`(${idsFrom(narrow, [...conditions, ...onward], clauses)})`);
  const inOrder = sql`
    ${withKeys(rows, keys)} where listed.id = any(array(${sql.join(pages, sql` union all `)}))
    order by ${orderBy(keys)}`;
  const { first, rest } = waysOf(narrow, clauses, nearest?.key);
  const found = together({ first, rest: sql`(select * from elsewhere)` }, clauses);
  const queries = [
    sql`elsewhere as materialized ${rest}`,
    sql`found as materialized (select * from ${found} as hit)`,
    sql`counted as materialized (select count(*)::int as n from found)`,
    ...(nearest ? [nearest.query(isFew)] : []),
  ];
  return sql`
    ${withGathered(clauses, queries)}
    ${parts.answer.shown(shape, clauses, { rows: inOrder, counted: sql`(select n from counted)` })}`;
}

/**
 * What is true of a row that is found, as it is held against it where the list is walked. Where all that is found elsewhere than by name is
 * known, a row is of these or bears the name, and what each word may be is not gathered.
 */
function walksOf({ filters, wanted, sought }: Clauses): (readonly Condition[])[] {
  const { isNamed, beside } = sought;
  if (isNamed === undefined) return [wanted];
  const isKnown = sql`(select count(*) from elsewhere) <= ${sql.lit(countedUpTo)}`;
  const byName = every([isNamed, ...beside]);
  return [
    [isKnown, ...filters, sql`(${byName} or listed.id in (select id from elsewhere))`],
    [sql`not ${isKnown}`, ...wanted],
  ];
}

/**
 * Where the list is in the order of a stored column that the indexes of names have too, its value comes with each hit, and the last of
 * a page tells which hits may be on that page: these few are read and put in order, and the others are not.
 */
function nearestOf(
  { beginsAsUsual, missing, fromStart, pageSize }: ListShape,
  { keys, position, offset }: Clauses,
): { key: Condition; query: (isFew: Condition) => Condition; condition: Condition } | undefined {
  const [first] = keys;
  if (!beginsAsUsual || !first?.isStored || missing?.[0] === true) return undefined;
  const { descending } = first;
  const bound = missing ? columnKinds[first.kind].bound(position[0] ?? sql`null`) : undefined;
  const behind = descending ? sql`first < ${bound}` : sql`(first > ${bound} or first is null)`;
  const last = fromStart ? sql`${sql.lit(pageSize)}` : sql`${sql.lit(pageSize)} + ${offset}::bigint`;
  const order = descending ? sql`first desc` : sql`first asc`;
  const reached = sql`(select first from nearest)`;
  return {
    key: first.value,
    query: (isFew) => sql`nearest as materialized (select first from found
      where ${every([isFew, ...(bound ? [behind] : [])])} order by ${order} limit 1 offset ${last})`,
    // Of no such row there are fewer than a page, and where it has none of it any hit may be meant.
    condition: descending
      ? sql`(${reached} is null or first >= ${reached} or first is null)`
      : sql`(${reached} is null or first <= ${reached})`,
  };
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
      { compile: () => sql`${withGathered(clauses)} select ${counting(parts.narrow, clauses)} as counted`.compile(db) },
      { isUsual: false },
    ),
  };
}
