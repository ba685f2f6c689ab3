import type { FieldKind } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import { columnKinds } from './column-kinds';
import { listedColumn, type ListColumns, resolveColumn } from './list-column';
import type { SortKey } from './list-request';

export interface OrderKey {
  readonly kind: FieldKind;
  /** The expression that is sorted by. */
  readonly value: RawBuilder<unknown>;
  readonly descending: boolean;
}

/** The sort keys and, after them, the id: no two rows are ever equal, so pages neither repeat nor miss one. */
export function orderKeys(sort: readonly SortKey[], columns: ListColumns): OrderKey[] {
  const keys = sort.map(({ field, descending }) => {
    const { reference, kind } = resolveColumn(field, columns);
    return { kind, value: columnKinds[kind].order(reference), descending };
  });
  // In the direction of the first key, so that an index on (date, id) serves both ways.
  return [...keys, { kind: 'id', value: listedColumn('id'), descending: keys[0]?.descending ?? false }];
}

export const orderBy = (keys: readonly OrderKey[]): RawBuilder<unknown> =>
  sql.join(keys.map(({ value, descending }) => (descending ? sql`${value} desc` : sql`${value} asc`)));

/** The rows that follow a position in that order. Nulls stand where PostgreSQL puts them: last going up, first going down. */
export function afterPosition(keys: readonly OrderKey[], position: readonly (string | null)[]): RawBuilder<unknown> {
  const alternatives = keys.map((key, index) => {
    const ties = keys.slice(0, index).map((tied, at) => equals(tied, position[at] ?? null));
    return sql`(${sql.join([...ties, follows(key, position[index] ?? null)], sql` and `)})`;
  });
  const [first] = keys;
  const bound = first ? notBefore(first, position[0] ?? null) : sql`true`;
  return sql`${bound} and (${sql.join(alternatives, sql` or `)})`;
}

const equals = ({ kind, value }: OrderKey, at: string | null) =>
  at === null ? sql`${value} is null` : sql`${value} = ${columnKinds[kind].bound(at)}`;

function follows({ kind, value, descending }: OrderKey, at: string | null): RawBuilder<unknown> {
  if (at === null) return descending ? sql`${value} is not null` : sql`false`;
  const bound = columnKinds[kind].bound(at);
  return descending ? sql`${value} < ${bound}` : sql`(${value} > ${bound} or ${value} is null)`;
}

/** Says of the first key alone what the alternatives say together, so that an index can be entered at the position. */
function notBefore({ kind, value, descending }: OrderKey, at: string | null): RawBuilder<unknown> {
  if (at === null) return descending ? sql`true` : sql`${value} is null`;
  const bound = columnKinds[kind].bound(at);
  return descending ? sql`${value} <= ${bound}` : sql`(${value} >= ${bound} or ${value} is null)`;
}
