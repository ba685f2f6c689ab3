import { compiled, type Db, type Statement, told, type Tx } from '@freightdesk/shared-database';
import { countedUpTo } from '@freightdesk/shared-endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { listedColumn, type ListColumns } from './list-column';
import { filterConditions, searchConditions } from './list-conditions';
import { afterPosition, orderBy, type OrderKey, orderKeys } from './list-order';
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
}

export interface ListStatements {
  page: Statement<AskedList>;
  count: Statement<AskedList>;
}

/** A table said to hold so many rows has more than are counted: what it is said to hold is never so far off. */
const surelyMore = 4 * countedUpTo;

const every = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The conditions, order and bounds that the statements of one shape have in common. */
function clausesOf(shape: ListShape, { columns, search, searched }: ListParts) {
  const { sort, hidden, missing, pageSize, countExactly } = shape;
  const keys = orderKeys(sort, columns);
  const visible = search.filter((column) => !hidden.includes(column));
  const wanted = [...filterConditions(shape, columns), ...searchConditions(shape, visible, searched)];
  const position = keys.map((_key, index) => told(({ position: values }: AskedList) => values[index] ?? null));
  // One row more than asked for tells whether there is a next page.
  const limit = sql`limit ${sql.lit(pageSize + 1)}`;
  const offset = told(({ offset: skipped }: AskedList) => skipped);
  return {
    keys,
    wanted,
    onward: missing === null ? [] : [afterPosition(keys, position, missing)],
    bounds: missing === null ? sql`${limit} offset ${offset}::bigint` : limit,
    most: countExactly ? sql`all` : sql.lit(countedUpTo + 1),
  };
}

type Clauses = ReturnType<typeof clausesOf>;

const counting = (narrow: Expression<unknown>, { wanted, most }: Clauses) =>
  sql`(select count(*)::int from (select 1 from ${narrow} as listed where ${every(wanted)} limit ${most}) as found)`;

/** Without a condition the store's own figures tell that there are many, which spares the counting of them. */
function countOf(shape: ListShape, { narrow, table }: ListParts, clauses: Clauses) {
  const counted = counting(narrow, clauses);
  if (table === undefined || shape.countExactly || clauses.wanted.length > 0) return counted;
  return sql`(select case when reltuples >= ${sql.lit(surelyMore)} then ${sql.lit(countedUpTo + 1)} else ${counted} end
    from pg_class where oid = ${sql.lit(table)}::regclass)`;
}

const shown = (keys: readonly OrderKey[]) =>
  sql`listed.*, json_build_array(${sql.join(keys.map(({ value }) => sql`(${value})::text`))})::text as cursor_values`;

const idsFrom = (source: RawBuilder<unknown>, conditions: readonly RawBuilder<unknown>[], { keys, bounds }: Clauses) =>
  sql`select listed.id from ${source} as listed where ${every(conditions)} order by ${orderBy(keys)} ${bounds}`;

/**
 * What is searched for is rare or usual, and one can't know which. So the index is asked for as many as are counted: where that is
 * all, they are put in order; where there are more, the list is walked in its order, for the next page is never far.
 */
function searchPage({ countExactly }: ListShape, { rows, narrow }: ListParts, clauses: Clauses) {
  const { keys, wanted, onward, most } = clauses;
  // Counted to the last one, they are all there.
  const isAll = countExactly ? sql`true` : sql`(select n from counted) <= ${sql.lit(countedUpTo)}`;
  return sql`
    with found as materialized (select listed.* from ${narrow} as listed where ${every(wanted)} limit ${most}),
      counted as materialized (select count(*)::int as n from found)
    select ${shown(keys)}, (select n from counted) as counted
    from ${rows} as listed
    where listed.id = any(array(
      (${idsFrom(sql`found`, [isAll, ...onward], clauses)})
      union all
      (${idsFrom(sql`${narrow}`, [sql`not ${isAll}`, ...wanted, ...onward], clauses)})
    ))
    order by ${orderBy(keys)}`;
}

function listPage(shape: ListShape, parts: ListParts, clauses: Clauses) {
  const { keys, wanted, onward, bounds } = clauses;
  const { rows, narrow } = parts;
  const ids = idsFrom(sql`${narrow}`, [...wanted, ...onward], clauses);
  return sql`
    select ${shown(keys)}, ${countOf(shape, parts, clauses)} as counted
    from ${rows} as listed
    where ${shape.isDeep ? sql`${listedColumn('id')} = any(array(${ids}))` : every([...wanted, ...onward])}
    order by ${orderBy(keys)} ${shape.isDeep ? sql`` : bounds}`;
}

/** The statements of one shape of a list: its page with its count beside it, and the count alone, for a page past the end. */
export function listStatements(db: Db | Tx, shape: ListShape, parts: ListParts): ListStatements {
  const clauses = clausesOf(shape, parts);
  const page = shape.words > 0 ? searchPage(shape, parts, clauses) : listPage(shape, parts, clauses);
  const how = { isUsual: isUsual(shape) };
  return {
    page: compiled<AskedList>({ compile: () => page.compile(db) }, how),
    count: compiled<AskedList>(
      { compile: () => sql`select ${counting(parts.narrow, clauses)} as counted`.compile(db) },
      { isUsual: false },
    ),
  };
}
