import type { ListSpec } from '@freightdesk/shared-endpoint';
import { sortWords } from './cursor';
import type { ListColumns } from './list-column';
import type { ListRequest, SortKey } from './list-request';

/** A request with all that its statement is told. */
export interface AskedList<Given = object> {
  request: ListRequest;
  /** Of `q`, in the order of `wordsOf`. */
  words: readonly string[];
  /** What `q` may be as a number of ours, typed without its zeros. */
  numbers: readonly string[];
  /** The last row that was seen; empty without a cursor. */
  position: readonly (string | null)[];
  offset: number;
  given: Given;
}

/** What decides the text of a statement; requests of one shape differ in values alone. */
export interface ListShape {
  pageSize: number;
  sort: readonly SortKey[];
  /** Each with its values: null for one that is told. A flag is a part of the statement, for an index may be of just such rows; so is a value found in a way of its own. */
  filters: readonly (readonly [name: string, values: readonly (string | null)[]])[];
  words: number;
  /** How many of them an index of trigrams can find: those come first. */
  longWords: number;
  /** Whether it may be a number of ours. */
  isNumber: boolean;
  /** Which values of the position are null; null without a cursor. */
  missing: readonly boolean[] | null;
  /** Nothing is passed over. Said and not told: an offset that is told is taken for a tenth of all, and planned anew each time. */
  fromStart: boolean;
  /** So far in, or in an order of which there is no index, that it is worth finding the ids first. */
  idsFirst: boolean;
  /** It begins with the column that the list begins with unasked: the indexes of names and of parties have that one too. */
  beginsAsUsual: boolean;
  countExactly: boolean;
  /** Of all rows there are, which when last asked were more than are counted: then it is not made ready to count them. */
  isSurelyMore: boolean;
  hidden: readonly string[];
}

const deepFrom = 200;

/** What lists are ordered by: each of its columns, with its id, and together only as it is shown unasked. */
export type Ordered = Pick<ListSpec, 'defaultSort'>;

export function shapeOf(
  { request, words, numbers, position, offset }: AskedList,
  columns: ListColumns,
  { defaultSort, wasMore = false }: Ordered & { wasMore?: boolean },
): ListShape {
  const { pageSize, sort, filters, cursor, countExactly, hidden } = request;
  return {
    ...{ pageSize, sort, countExactly, hidden },
    isSurelyMore: wasMore && isOfAll(request),
    filters: Object.entries(filters).map(
      ([name, values]) => [name, values.map((value) => (isSpelled(columns[name], value) ? value : null))] as const,
    ),
    words: words.length,
    longWords: entered(words).length,
    isNumber: numbers.length > 0,
    missing: cursor === null ? null : position.map((value) => value === null),
    fromStart: offset === 0,
    beginsAsUsual: sort[0] !== undefined && firstOf(defaultSort) === sort[0].field,
    idsFirst: offset >= deepFrom || (sort.length > 1 && sortWords(sort) !== defaultSort),
  };
}

/** Of which the store's own figures may tell that there are many. */
export const isOfAll = ({ q, filters, countExactly }: ListRequest): boolean =>
  q === null && !countExactly && Object.keys(filters).length === 0;

const isSpelled = (column: ListColumns[string] | undefined, value: string): boolean =>
  column?.kind === 'flag' || Object.hasOwn(column?.apart ?? {}, value);

const firstOf = (defaultSort: string) => (defaultSort.split(',', 1)[0] ?? '').replace(/^-/, '');

export const keyOf = (shape: ListShape): string => JSON.stringify(shape);

/** Asked like this again and again; the others are many and each of them rare. */
export const isUsual = ({ pageSize, filters, words, sort }: ListShape): boolean =>
  [10, 25, 50, 100].includes(pageSize) &&
  sort.length <= 2 &&
  words <= 6 &&
  filters.length <= 3 &&
  filters.every(([, values]) => values.length <= 3);

/**
 * Whether an index of trigrams tells rows by it. Of fewer letters there is no trigram; and of a word such as `5-26/`, whose letters stand in
 * pairs, the index knows that they begin or end a word, so it brings half of all records, few of which hold it.
 */
function isLong(word: string): boolean {
  const letters = word.normalize('NFKC');
  if (letters.length < 3) return false;
  return /[^\x20-\x7e]|[a-z\d]{3}/i.test(letters) || isOfYear(letters);
}

/** Part of a number with its whole year, such as `24-25` and `SI/24-25`: half of all records bear it, so that to find all of them helps nobody. */
const isOfYear = (word: string): boolean => /(?<!\d)\d\d-\d\d(?!\d)/.test(word) && !/\d{3}/.test(word);

/**
 * What an index of trigrams is entered by. A year only where nothing else is sought: beside another word it is looked for in what that
 * finds.
 */
function entered(words: readonly string[]): readonly string[] {
  const long = words.filter(isLong);
  const telling = long.filter((word) => !isOfYear(word));
  return telling.length > 0 ? telling : long;
}

/** Those that an index finds, the longest first, for it is rarest; then the others, which are only looked for where these are. */
export function wordsOf(q: string | null): string[] {
  const words = q === null ? [] : q.split(/\s+/).filter((word) => word !== '');
  const byIndex = new Set(entered(words));
  const rank = (word: string) => (byIndex.has(word) ? 1_000 : 0) + word.normalize('NFKC').length;
  return words.sort((one, other) => rank(other) - rank(one));
}
