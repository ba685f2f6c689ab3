import { told } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import { columnKinds, folded } from './column-kinds';
import type { AskedList, ListShape } from './list-shape';
import { listedColumn, type ListColumns, type ResolvedColumn, resolveColumn } from './list-column';
import type { ListRequest } from './list-request';
import { refuse } from '../problem/refusal';
import type { Searched } from './searched';

type Condition = RawBuilder<unknown>;

const comparisons = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` } as const;

/** One of none is never true. */
const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** Kinds that the request was not held to by the list's spec: of these not every text can be cast. */
export function checkFilterValues({ filters }: ListRequest, columns: ListColumns): void {
  for (const [name, values] of Object.entries(filters)) {
    const { kind } = resolveColumn(name, columns);
    if (kind === 'text' || kind === 'choices' || values.every(columnKinds[kind].accepts)) continue;
    const message = 'This cannot be filtered by that value.';
    refuse(commonProblems.bad_request, { message, errors: [{ field: name, code: 'filter', message }] });
  }
}

/** The filters of a request: each narrows the list, the values of one filter widen it. */
export function filterConditions({ filters }: ListShape, columns: ListColumns): Condition[] {
  return filters.map(([name, count]) => {
    const column = resolveColumn(name, columns);
    const valueAt =
      (index: number) =>
      ({ request }: AskedList) =>
        request.filters[name]?.[index] ?? '';
    return either(Array.from({ length: count }, (_, index) => filterCondition(column, valueAt(index))));
  });
}

function filterCondition({ reference, kind, is }: ResolvedColumn, valueOf: (asked: AskedList) => string): Condition {
  if (kind === 'text')
    return contains(
      reference,
      told((asked: AskedList) => patternOf(valueOf(asked))),
    );
  const value = told(valueOf);
  if (kind === 'choices') return sql`${reference} @> array[${value}]::text[]`;
  return sql`${reference} ${comparisons[is]} ${columnKinds[kind].bound(value)}`;
}

/** Each word of `q` must be found in one of the columns. */
export function searchConditions(
  { words }: Pick<ListShape, 'words'>,
  columns: readonly string[],
  { own, related }: Searched,
): Condition[] {
  const together = columns.filter((column) => own.includes(column));
  const alone = columns.filter((column) => !own.includes(column));
  return Array.from({ length: words }, (_, index) => {
    const pattern = told(({ words: found }: AskedList) => patternOf(found[index] ?? ''));
    const ofOthers = alone.map((column) => {
      const elsewhere = related[column];
      if (!elsewhere) return contains(listedColumn(column), pattern);
      return sql`${listedColumn(elsewhere.key)} = any(array(${elsewhere.ids(lowered(pattern))}))`;
    });
    return either(
      together.length > 0 ? [like(searchText(together.map(listedColumn)), pattern), ...ofOthers] : ofOthers,
    );
  });
}

/** Several columns as one text, as an index of trigrams has it: `concat_ws` would not do, for PostgreSQL does not keep what it says. */
export const searchText = (columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  folded(
    sql.join(
      columns.map((column) => sql`coalesce(${column}, '')`),
      sql` || ' ' || `,
    ),
  );

const lowered = (pattern: RawBuilder<string>): RawBuilder<string> => sql<string>`lower(${pattern}::text)`;

const like = (text: RawBuilder<unknown>, pattern: RawBuilder<string>): Condition =>
  sql`${text} like ${lowered(pattern)}`;

const contains = (column: RawBuilder<unknown>, pattern: RawBuilder<string>): Condition =>
  like(folded(sql`${column}::text`), pattern);

const patternOf = (word: string): string => `%${word.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
