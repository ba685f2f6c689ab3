import { told } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';
import { columnKinds, folded } from './column-kinds';
import type { AskedList, ListShape } from './list-shape';
import {
  kindOf,
  listedColumn,
  type ListColumns,
  type ResolvedColumn,
  resolveColumn,
  type ValuesApart,
} from './list-column';
import type { ListRequest } from './list-request';
import { numberKey } from '../search/number-key';
import { entryPatternOf, patternOf } from '../search/word-patterns';
import { refuse } from '../problem/refusal';
import { type Bearer, Gathered, keyOf } from './gathered';
import { likeAll, type Patterns, type Searched, searchText } from './searched';

type Condition = RawBuilder<unknown>;
type PlainColumn = Omit<ResolvedColumn, 'apart'>;

const comparisons = { '=': sql`=`, '>=': sql`>=`, '<=': sql`<=` } as const;

/** One of none is never true. */
const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;

/** Kinds that the request was not held to by the list's spec: of these not every text can be cast. */
export function checkFilterValues({ filters }: ListRequest, columns: ListColumns): void {
  for (const [name, values] of Object.entries(filters)) {
    const kind = kindOf(name, columns);
    if (kind === 'text' || kind === 'choices' || values.every(columnKinds[kind].accepts)) continue;
    const message = 'This cannot be filtered by that value.';
    refuse(commonProblems.bad_request, { message, errors: [{ field: name, code: 'filter', message }] });
  }
}

/**
 * The filters of a request: each narrows the list, the values of one filter widen it. What is kept of how many rows there are has each value as
 * a column, also of a choice that the rows themselves are found by in other ways.
 */
export function filterConditions(
  { filters }: ListShape,
  columns: ListColumns,
  { tallied = false }: { tallied?: boolean } = {},
): Condition[] {
  return filters.map(([name, values]) => {
    const { apart, ...column } = resolveColumn(name, columns);
    const valueAt =
      (index: number) =>
      ({ request }: AskedList) =>
        request.filters[name]?.[index] ?? '';
    return either(
      values.map((value, index) =>
        value === null
          ? filterCondition(column, valueAt(index))
          : spelledCondition(column, value, tallied ? {} : apart),
      ),
    );
  });
}

/** Of a value that the statement itself says. */
function spelledCondition({ reference, kind }: PlainColumn, value: string, apart: ValuesApart = {}): Condition {
  const isFlagged = value === 'true' ? reference : sql`not ${reference}`;
  return apart[value] ?? (kind === 'flag' ? isFlagged : sql`${reference} = ${sql.lit(value)}`);
}

function filterCondition({ reference, kind, is }: PlainColumn, valueOf: (asked: AskedList) => string): Condition {
  if (kind === 'text')
    return contains(
      reference,
      told((asked: AskedList) => patternOf(valueOf(asked))),
    );
  const value = told(valueOf);
  if (kind === 'choices') return sql`${reference} @> array[${value}]::text[]`;
  return sql`${reference} ${comparisons[is]} ${columnKinds[kind].bound(value)}`;
}

/**
 * What a search is made of. Every row that is found is found in one of two ways, each of which an index enters: the first related name holds
 * all long words, or some long word stands elsewhere: in any place where words are rare, and else each in some place.
 */
export interface Search {
  /** The row bears the number that was typed, with its zeros or without. Found so, it needs no word. */
  readonly numbered: Condition | undefined;
  /** What keys of related names may be: gathered once, however often they are asked for. */
  readonly gathered: readonly Condition[];
  /** Each word is found somewhere in the row. */
  readonly conditions: readonly Condition[];
  /** Where own texts hold all names, in place of the related ones. */
  readonly named: Condition | undefined;
  /** The same, name by name. */
  readonly bearer: Bearer | undefined;
  /** Of a row that is found so, each of the short words: it is in that name, and names that hold all long words are few, or elsewhere. */
  readonly beside: readonly Condition[];
  readonly worded: Condition | undefined;
  /** So much stands elsewhere that `worded` enters nothing by single words: rows that any word leads to, each of which is held against all of it. */
  readonly isUsual: Condition | undefined;
  /** What `named` says, held against a row that comes by itself; not where own texts hold names: all that is found elsewhere is a good part of the list there. */
  readonly isNamed: Condition | undefined;
}

/** What a number of our series is called in the lists of what bears it. */
const seriesNumbers = ['number', 'docketNumber'];

/** An index has the key of each such number. */
function numberedBy(isNumber: boolean, columns: readonly string[], { related }: Searched): Condition | undefined {
  if (!isNumber) return undefined;
  const keys = sql`${told(({ numbers }: AskedList) => numbers)}::text[]`;
  const ways = columns.flatMap((column) => {
    if (seriesNumbers.includes(column)) return [sql`${numberKey(listedColumn(column))} = any(${keys})`];
    const { key, numbered } = related[column] ?? {};
    if (key === undefined || numbered === undefined) return [];
    return [sql`${keyOf({ key })} = any(array(${numbered(keys)}))`];
  });
  return ways.length === 0 ? undefined : either(ways);
}

const noNames = {
  ...{ named: undefined, beside: [], worded: undefined, bearer: undefined, isNamed: undefined },
  isUsual: undefined,
};

/** Of more keys each would be compared with every row that is found by another word. */
const enteredUpTo = 500;

/** Each word of `q` must be found in one of the columns. */
export function searchOf(
  { words, longWords, isNumber }: Pick<ListShape, 'words' | 'longWords' | 'isNumber'>,
  columns: readonly string[],
  searched: Searched,
): Search {
  const { own, ownNames = false, related } = searched;
  const patterns = Array.from({ length: words }, (_, index) =>
    once(lowered(told(({ words: found }: AskedList) => patternOf(found[index] ?? '')))),
  );
  const together = columns.filter((column) => own.includes(column));
  const alone = columns.filter((column) => !own.includes(column));
  const texts = textsOf(together, searched);
  const inRow = (pattern: RawBuilder<string>): Condition[] => [
    ...(texts.length > 0 ? [textsAre(texts, pattern)] : []),
    ...alone
      .filter((column) => !related[column])
      .map((column) => sql`${folded(sql`${listedColumn(column)}::text`)} like ${pattern}`),
  ];
  const inOthers = Object.entries(related).flatMap(([column, one]) => (one && alone.includes(column) ? [one] : []));
  const elsewhere = new Gathered([...new Set(inOthers)]);
  const isBare = alone.some((column) => !related[column]);
  const long = patterns.slice(0, longWords);
  const leads = patterns.map((pattern, index) => {
    if (index < longWords) return elsewhere.leads(index, pattern, null);
    const beginning = lowered(told(({ words: found }: AskedList) => patternOf(beginningOf(found[index] ?? ''))));
    return elsewhere.leads(index, pattern, once(beginning));
  });
  const conditions = patterns.map((pattern, index) => either([...inRow(pattern), ...(leads[index] ?? [])]));
  const entries = long.map((_pattern, index) =>
    once(lowered(told(({ words: found }: AskedList) => entryPatternOf(found[index] ?? '')))),
  );
  const numbered = numberedBy(isNumber, columns, searched);
  if (ownNames) {
    const ownWay = isBare ? undefined : ownTextFirst({ texts, entries, conditions }, elsewhere);
    return { gathered: elsewhere.queries, numbered, conditions, ...(ownWay ?? noNames) };
  }
  const named = isBare || longWords === 0 ? undefined : elsewhere.first(long);
  const worded = either(entries.flatMap((entered, index) => [...inRow(entered), ...elsewhere.entries(index, 1)]));
  const beside = patterns.slice(longWords).map((pattern, index) => {
    const others = named ? elsewhere.besideOthers(longWords + index, pattern, leads[longWords + index] ?? []) : [];
    // The row's own text first: to look at it takes less than to look a name up.
    return either([...inRow(pattern), ...(named ? [elsewhere.beside(index, pattern)] : []), ...others]);
  });
  const isNamed = elsewhere.isFirst();
  const byName = named && { named, beside, worded, isUsual: undefined, bearer: elsewhere.bearer(), isNamed };
  return { gathered: elsewhere.queries, numbered, conditions, ...(byName ?? noNames) };
}

/**
 * Where names stand in the row's own text all long words are looked for in the index of that at once, which goes by the rarest of them. Where a
 * word is in a related number too, rows are found word by word beside those; where it is in many of them, as the first figures of e-way bills are,
 * row by row.
 */
function ownTextFirst(
  { texts: [indexed], entries, conditions }: OwnText,
  elsewhere: Gathered,
): Omit<Search, 'gathered' | 'numbered' | 'conditions'> | undefined {
  if (indexed === undefined || entries.length === 0) return undefined;
  const named = likeAll(indexed, entries);
  const words = entries.map((entered, index) => either([textsAre([indexed], entered), ...elsewhere.entries(index, 0)]));
  const isMany = elsewhere.isAbove(enteredUpTo, entries.length);
  const worded = sql`${elsewhere.isAbove(0, entries.length)} and not ${isMany} and ${sql.join(words, sql` and `)}`;
  const isUsual = sql`${isMany} and ${either(elsewhere.ofAny(entries.length))}`;
  return { named, beside: conditions, worded, isUsual, bearer: undefined, isNamed: undefined };
}

interface OwnText {
  /** The first is that of the index. */
  texts: readonly RawBuilder<unknown>[];
  entries: Patterns;
  conditions: readonly Condition[];
}

const textOf = (columns: readonly string[]) => searchText(columns.map(listedColumn));

/** The wider text enters the index, the narrower one decides. */
function textsOf(together: readonly string[], { own, kept, entered = kept }: Searched): RawBuilder<unknown>[] {
  if (together.length === 0) return [];
  const isKept = kept !== undefined && together.length === own.length;
  const decides = isKept ? listedColumn(kept) : textOf(together);
  return entered === undefined || (isKept && entered === kept) ? [decides] : [listedColumn(entered), decides];
}

const textsAre = (texts: readonly RawBuilder<unknown>[], pattern: RawBuilder<string>): Condition =>
  sql`(${sql.join(
    texts.map((text) => sql`${text} like ${pattern}`),
    sql` and `,
  )})`;

const lowered = (pattern: RawBuilder<string>): RawBuilder<string> => sql<string>`lower(${pattern}::text)`;
/** It is held against one row after another, also of those that an index finds, and made for the first alone. */
const once = (pattern: RawBuilder<string>): RawBuilder<string> => sql<string>`(select ${pattern})`;
const like = (text: RawBuilder<unknown>, pattern: RawBuilder<string>): Condition =>
  sql`${text} like ${lowered(pattern)}`;
const contains = (column: RawBuilder<unknown>, pattern: RawBuilder<string>): Condition =>
  like(folded(sql`${column}::text`), pattern);

/** What stands before the figures that a word ends in: in a number that holds the word it stands before those of the number, too. */
const beginningOf = (word: string): string => word.normalize('NFKC').replace(/(?<![0-9])[0-9]+$/, '');
