import { told } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import { columnKinds, folded } from './column-kinds';
import type { AskedList, ListShape } from './list-shape';
import { listedColumn, type ListColumns, type ResolvedColumn, resolveColumn } from './list-column';
import type { ListRequest } from './list-request';
import { refuse } from '../problem/refusal';
import { type Patterns, type Related, type Searched, searchText } from './searched';

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

/** What a search is made of: how each word may be found, and what all of them find together by an index. */
export interface Search {
  /** Each word is found somewhere in the row. */
  readonly conditions: readonly Condition[];
  /** Rows of the first related name that holds all words. */
  readonly named: Condition | undefined;
  /** Some word stands in the row's own text, or in what else is related: true of every row that is found and not `named`. */
  readonly worded: Condition | undefined;
}

/** Each word of `q` must be found in one of the columns. */
export function searchOf(
  { words }: Pick<ListShape, 'words'>,
  columns: readonly string[],
  { own, related }: Searched,
): Search {
  const patterns = Array.from({ length: words }, (_, index) =>
    lowered(told(({ words: found }: AskedList) => patternOf(found[index] ?? ''))),
  );
  const together = columns.filter((column) => own.includes(column));
  const alone = columns.filter((column) => !own.includes(column));
  const elsewhere = [...new Set(alone.flatMap((column) => related[column] ?? []))];
  const bare = alone.filter((column) => !related[column]);
  const text = together.length > 0 ? searchText(together.map(listedColumn)) : undefined;
  const inRow = (pattern: RawBuilder<string>): Condition[] => [
    ...(text ? [sql`${text} like ${pattern}`] : []),
    ...bare.map((column) => sql`${folded(sql`${listedColumn(column)}::text`)} like ${pattern}`),
  ];
  const [first, ...others] = elsewhere;
  const conditions = patterns.map((pattern) =>
    either([...inRow(pattern), ...elsewhere.map((one) => leadsTo(one, [pattern]))]),
  );
  if (first === undefined || bare.length > 0) return { conditions, named: undefined, worded: undefined };
  const worded = patterns.flatMap((pattern) => [...inRow(pattern), ...others.map((one) => isOneOf(one, [pattern]))]);
  return { conditions, named: isOneOf(first, patterns), worded: either(worded) };
}

const keyOf = ({ key }: Related): Condition =>
  typeof key === 'string' ? listedColumn(key) : sql`(${sql.join(key.map(listedColumn))})`;

/** Held against each row that is walked: what the key may be is gathered once and looked up. */
const leadsTo = (related: Related, patterns: Patterns): Condition =>
  sql`(${keyOf(related)} in (${related.ids(patterns)}))`;

/** Entered by an index of the key. */
const isOneOf = (related: Related, patterns: Patterns): Condition =>
  typeof related.key === 'string'
    ? sql`${keyOf(related)} = any(array(${related.ids(patterns)}))`
    : leadsTo(related, patterns);

const lowered = (pattern: RawBuilder<string>): RawBuilder<string> => sql<string>`lower(${pattern}::text)`;
const like = (text: RawBuilder<unknown>, pattern: RawBuilder<string>): Condition => sql`${text} like ${lowered(pattern)}`;
const contains = (column: RawBuilder<unknown>, pattern: RawBuilder<string>): Condition =>
  like(folded(sql`${column}::text`), pattern);
const patternOf = (word: string): string => `%${word.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;
