import type { FieldKind } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import { columnKinds } from './column-kinds';
import { kindOf, listedColumn, type ListColumns, resolveColumn } from './list-column';
import type { SortKey } from './list-request';

export interface OrderKey {
  readonly kind: FieldKind;
  /** The expression that is sorted by. */
  readonly value: RawBuilder<unknown>;
  readonly descending: boolean;
  /** The expression is the column alone, so nothing is computed to compare rows by it. */
  readonly isStored: boolean;
}

/** What the keys of an order hold, the id's behind them. */
export const orderKinds = (sort: readonly SortKey[], columns: ListColumns): FieldKind[] => [
  ...sort.map(({ field }) => kindOf(field, columns)),
  'id',
];

/** The sort keys and, after them, the id: no two rows are ever equal, so pages neither repeat nor miss one. */
export function orderKeys(sort: readonly SortKey[], columns: ListColumns): OrderKey[] {
  const keys = sort.map(({ field, descending }) => {
    const { reference, kind } = resolveColumn(field, columns);
    const value = columnKinds[kind].order(reference);
    return { kind, value, descending, isStored: value === reference };
  });
  // In the direction of the first key, so that an index on (date, id) serves both ways.
  const descending = keys[0]?.descending ?? false;
  return [...keys, { kind: 'id', value: listedColumn('id'), descending, isStored: true }];
}

export const orderBy = (keys: readonly OrderKey[]): RawBuilder<unknown> =>
  sql.join(keys.map(({ value, descending }) => (descending ? sql`${value} desc` : sql`${value} asc`)));

/** The values of the last row that was seen, in order; told when the list is asked. */
type Position = readonly RawBuilder<unknown>[];

/**
 * The rows that follow a position in that order. Nulls stand where PostgreSQL puts them: last going up, first going down.
 * `missing` says which values of the position are null.
 */
export function afterPosition(
  keys: readonly OrderKey[],
  position: Position,
  missing: readonly boolean[],
): RawBuilder<unknown> {
  if (keys.every(({ descending }) => descending) && !missing.includes(true)) return below(keys, position);
  const bounds = keys.map(({ kind }, index) =>
    missing[index] ? null : columnKinds[kind].bound(position[index] ?? sql`null`),
  );
  const alternatives = keys.map((key, index) => {
    const ties = keys.slice(0, index).map((tied, at) => equals(tied, bounds[at] ?? null));
    return sql`(${sql.join([...ties, follows(key, bounds[index] ?? null)], sql` and `)})`;
  });
  const [first] = keys;
  const bound = first ? notBefore(first, bounds[0] ?? null) : sql`true`;
  return sql`${bound} and (${sql.join(alternatives, sql` or `)})`;
}

/** Going down every null comes first, so a comparison of rows, which leaves nulls out, is exact, and an index is entered by it. */
const below = (keys: readonly OrderKey[], position: Position): RawBuilder<unknown> =>
  sql`(${sql.join(keys.map(({ value }) => value))}) < (${sql.join(
    keys.map(({ kind }, index) => columnKinds[kind].bound(position[index] ?? sql`null`)),
  )})`;

type Bound = RawBuilder<unknown> | null;

const equals = ({ value }: OrderKey, bound: Bound) =>
  bound === null ? sql`${value} is null` : sql`${value} = ${bound}`;

function follows({ value, descending }: OrderKey, bound: Bound): RawBuilder<unknown> {
  if (bound === null) return descending ? sql`${value} is not null` : sql`false`;
  return descending ? sql`${value} < ${bound}` : sql`(${value} > ${bound} or ${value} is null)`;
}

/** Says of the first key alone what the alternatives say together, so that an index can be entered at the position. */
function notBefore({ value, descending }: OrderKey, bound: Bound): RawBuilder<unknown> {
  if (bound === null) return descending ? sql`true` : sql`${value} is null`;
  return descending ? sql`${value} <= ${bound}` : sql`(${value} >= ${bound} or ${value} is null)`;
}
