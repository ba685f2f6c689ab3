import { countedUpTo } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { columnKinds } from './column-kinds';
import { type Clauses, type Condition, every, idsFrom, type ListParts, waysOf, withGathered } from './list-clauses';
import { orderBy } from './list-order';
import type { Bearer } from './gathered';
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
  const { keys, onward, most } = clauses;
  const nearest = nearestOf(shape, clauses);
  const isFew = sql`(select n from counted) <= ${sql.lit(nearest ? countedUpTo : sortedUpTo)}`;
  const { first, rest } = waysOf(narrow, clauses, nearest?.key);
  const { counted, before, hits, behind } = hitsOf({ narrow, first, isFew }, clauses, nearest);
  const total = sql`${counted} + (select count(*) from elsewhere)`;
  const candidates = sql`select id from ${hits} as hit where ${every([isFew, ...(nearest ? [nearest.condition] : [])])}`;
  const pages = [
    [sql`listed.id = any(array(${candidates}))`],
    ...walksOf(clauses).map((walk) => [sql`not ${isFew}`, ...walk]),
  ].map((conditions) => sql`(${idsFrom(narrow, [...conditions, ...onward], clauses)})`);
  const inOrder = sql`
    ${withKeys(rows, keys)} where listed.id = any(array(${sql.join(pages, sql` union all `)}))
    order by ${orderBy(keys)}`;
  const queries = [
    sql`elsewhere as materialized ${rest}`,
    ...before,
    sql`counted as materialized (select ${shape.countExactly ? total : sql`least(${total}, ${most})`}::int as n)`,
    ...behind,
    ...(nearest ? [nearest.query(hits, isFew)] : []),
  ];
  return sql`
    ${withGathered(clauses, queries)}
    ${parts.answer.shown(shape, clauses, { rows: inOrder, counted: sql`(select n from counted)` })}`;
}

interface Hits {
  /** How many there are beside what is found elsewhere. */
  counted: Condition;
  /** Queries that the count needs, and such as need the count. */
  before: readonly Condition[];
  behind: readonly Condition[];
  /** All that may be on the page. */
  hits: Condition;
}

interface Finding {
  narrow: ListParts['narrow'];
  first: readonly Condition[];
  isFew: Condition;
}

const countOf = (rows: Condition): Condition => sql`(select count(*) from ${rows} as hit)`;

/**
 * The hits are gathered once. Where nothing but the name is asked of them they are counted in the index of names without, and of each name
 * those alone are gathered that come first in the order of the list: of a customer with ten thousand invoices as many as a page has. How
 * many bear a name is not counted at all where it is kept with it.
 */
function hitsOf({ narrow, first, isFew }: Finding, clauses: Clauses, nearest: Nearest | undefined): Hits {
  const { filters, sought } = clauses;
  const [named, ...others] = first;
  if (named === undefined) return { counted: sql`0`, before: [], behind: [], hits: sql`elsewhere` };
  const all = others.length === 0 ? named : sql`(${sql.join([...first], sql` union all `)})`;
  const isNameAlone = sought.numbered === undefined && filters.length === 0 && sought.beside.length === 0;
  if (nearest && sought.bearer && isNameAlone) {
    const near = nearest.ofBearer(narrow, sought.bearer, isFew);
    const counted = sought.bearer.counted ?? countOf(all);
    return { counted, before: [], behind: [sql`near as materialized (${near})`], hits: sql`near` };
  }
  const found = sql`found as materialized (select * from ${all} as hit)`;
  const hits = sql`(select * from found union all select * from elsewhere)`;
  return { counted: countOf(sql`found`), before: [found], behind: [], hits };
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

interface Nearest {
  key: Condition;
  query: (hits: Condition, isFew: Condition) => Condition;
  condition: Condition;
  /** Of each name, and of what is found elsewhere, those that may be on the page. */
  ofBearer: (narrow: ListParts['narrow'], bearer: Bearer, isFew: Condition) => Condition;
}

/**
 * Where the list is in the order of a stored column that the indexes of names have too, its value comes with each hit, and the last of
 * a page tells which hits may be on that page: these few are read and put in order, and the others are not.
 */
function nearestOf(
  { beginsAsUsual, missing, fromStart, pageSize }: ListShape,
  { keys, position, offset, onward }: Clauses,
): Nearest | undefined {
  const [first] = keys;
  if (!beginsAsUsual || !first?.isStored || missing?.[0] === true) return undefined;
  const { descending, value: key } = first;
  const bound = missing ? columnKinds[first.kind].bound(position[0] ?? sql`null`) : undefined;
  const behind = descending ? sql`first < ${bound}` : sql`(first > ${bound} or first is null)`;
  const last = fromStart ? sql`${sql.lit(pageSize)}` : sql`${sql.lit(pageSize)} + ${offset}::bigint`;
  const order = descending ? sql`first desc` : sql`first asc`;
  const reached = sql`(select first from nearest)`;
  return {
    key,
    query: (hits, isFew) => sql`nearest as materialized (select first from ${hits} as hit
      where ${every([isFew, ...(bound ? [behind] : [])])} order by ${order} limit 1 offset ${last})`,
    // Of no such row there are fewer than a page, and where it has none of it any hit may be meant.
    condition: descending
      ? sql`(${reached} is null or first >= ${reached} or first is null)`
      : sql`(${reached} is null or first <= ${reached})`,
    ofBearer: (narrow, { names, columns, isBorne, isAny }, isFew) => sql`
      select hit.id, hit.first from (select ${columns} from ${names} where ${isFew} group by ${columns} having ${isAny}) as bearer cross join lateral (
        select listed.id, ${key} as first from ${narrow} as listed where ${every([isBorne, ...onward])}
        order by ${order} fetch first (${last} + 1) rows with ties) as hit
      union all select id, first from elsewhere where ${isFew}`,
  };
}
