import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import { columnKinds, folded } from './column-kinds';
import { listedColumn, type ListColumns, type ResolvedColumn, resolveColumn } from './list-column';
import type { ListRequest } from './list-request';
import { refuse } from '../problem/refusal';

type Condition = RawBuilder<unknown>;

const comparisons = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` } as const;

/** One of none is never true. */
const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** The filters of a request: each narrows the list, the values of one filter widen it. */
export function filterConditions(request: ListRequest, columns: ListColumns): Condition[] {
  return Object.entries(request.filters).map(([name, values]) => {
    const column = resolveColumn(name, columns);
    return either(values.map((value) => filterCondition(name, column, value)));
  });
}

function filterCondition(name: string, { reference, kind, is }: ResolvedColumn, value: string): Condition {
  if (kind === 'text') return contains(reference, value);
  if (kind === 'choices') return sql`${reference} @> array[${value}]::text[]`;
  if (!columnKinds[kind].accepts(value)) {
    const message = 'This cannot be filtered by that value.';
    refuse(commonProblems.bad_request, { message, errors: [{ field: name, code: 'filter', message }] });
  }
  return sql`${reference} ${comparisons[is]} ${columnKinds[kind].bound(value)}`;
}

/** Each word of `q` must be found in one of the columns. */
export function searchConditions(q: string | null, columns: readonly string[]): Condition[] {
  const words = q === null ? [] : q.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => either(columns.map((column) => contains(listedColumn(column), word))));
}

function contains(column: RawBuilder<unknown>, word: string): Condition {
  const pattern = `%${word.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${folded(sql`${column}::text`)} like lower(${pattern}::text)`;
}
