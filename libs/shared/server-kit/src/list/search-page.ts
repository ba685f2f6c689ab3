import { countedUpTo } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { columnKinds } from './column-kinds';
import {
  type Clauses,
  type Condition,
  every,
  idsFrom,
  type ListParts,
  together,
  waysOf,
  withGathered,
} from './list-clauses';
import { orderBy } from './list-order';
import type { ListShape } from './list-shape';
import { withKeys } from './page-answer';

/** Of so many hits it is cheaper to put all in order than to walk the list in its order until a page is full. */
const sortedUpTo = 2_000;

/**
 * What is searched for is rare or usual, and one can't know which. So as many as are counted are found by the indexes: where these are
 * few, they are put in order; where there are more, the list is walked in its order, for the next page is never far.
 */
export function searchPage(shape: ListShape, parts: ListParts, clauses: Clauses) {
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
