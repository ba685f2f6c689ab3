import { told } from '@freightdesk/shared-database';
import { countedUpTo } from '@freightdesk/shared-endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ListColumns } from './list-column';
import { filterConditions, type Search, searchOf } from './list-conditions';
import { afterPosition, orderBy, orderKeys } from './list-order';
import type { AskedList, ListShape } from './list-shape';
import type { PageAnswer } from './page-answer';
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
  /** Of which it is kept how many rows there are, and by which filters. */
  tally: { filters: readonly string[]; rows: Expression<unknown> } | undefined;
}

export type Condition = RawBuilder<unknown>;

export const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The conditions, order and bounds that the statements of one shape have in common. */
export function clausesOf(shape: ListShape, { columns, search, searched }: ListParts) {
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

export type Clauses = ReturnType<typeof clausesOf>;

/** What is found of a search, each way up to as many as are counted. */
export interface Ways {
  /** By the number of a row, and by name. */
  readonly first: readonly Condition[];
  /** By words that stand elsewhere; of a search that knows no name by words alone. */
  readonly rest: Condition;
}

/**
 * By name, and then by words where that is another way. Where it is a number of ours that a row bears, nothing else is meant: its parts,
 * such as the year, are in most other numbers.
 */
export function waysOf(narrow: Expression<unknown>, { filters, sought, most }: Clauses, first?: Condition): Ways {
  const told = first ? sql`, ${first} as first` : sql``;
  const found = (conditions: readonly Condition[]) =>
    sql`(select listed.id${told} from ${narrow} as listed where ${every(conditions)} limit ${most})`;
  const { numbered, conditions, named, beside, worded, isUsual }: Search = sought;
  const byNumber = numbered && found([numbered, ...filters]);
  const among = byNumber ? [...filters, sql`not exists ${byNumber}`] : filters;
  const numbers = byNumber ? [byNumber] : [];
  if (named === undefined || worded === undefined) return { first: numbers, rest: found([...among, ...conditions]) };
  const elsewhere = [...among, ...conditions, sql`(${named}) is not true`];
  const entered = found([worded, ...elsewhere]);
  return {
    first: [...numbers, found([named, ...among, ...beside])],
    rest: isUsual ? sql`(${entered} union all ${found([isUsual, ...elsewhere])})` : entered,
  };
}

export const together = ({ first, rest }: Ways, { most }: Clauses): Condition =>
  first.length === 0 ? rest : sql`(${sql.join([...first, rest], sql` union all `)} limit ${most})`;

export const withGathered = ({ sought }: Clauses, more: readonly Condition[] = []): Condition => {
  const queries = [...sought.gathered, ...more];
  return queries.length === 0 ? sql`` : sql`with ${sql.join(queries)}`;
};

export const idsFrom = (narrow: Expression<unknown>, conditions: readonly Condition[], { keys, bounds }: Clauses) =>
  sql`select listed.id from ${narrow} as listed where ${every(conditions)} order by ${orderBy(keys)} ${bounds}`;
