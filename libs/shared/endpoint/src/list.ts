import type { Permission } from '@freightdesk/shared-access';

/** What a filter takes: one or several of a set, an id, a business date, yes or no, or words. */
export type FilterValues =
  { readonly kind: 'choice'; readonly values: readonly string[] } | { readonly kind: 'id' | 'date' | 'flag' | 'text' };

export type Filter = FilterValues & {
  /** The field that it reads. */
  readonly of: string;
  /** What a clerk calls it; a toolbar offers no filter without a name. */
  readonly label?: string | undefined;
  /** Of a choice: what its values are called, and those that a toolbar offers, where these are not all. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly offered?: readonly string[] | undefined;
};

/** What `defineList` makes, as those read it who need not know which columns a server has for it. */
export interface ListSpec {
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sorts: readonly string[];
  /** Sort words as in the URL: `-date,number`. */
  readonly defaultSort: string;
  /**
   * Members of a row that only holders of a permission may see. For everyone else they are absent, and the list can neither
   * be searched, filtered nor sorted by them: letter by letter, a search would tell what the row does not show.
   */
  readonly guarded?: Readonly<Record<string, Permission>> | undefined;
  /** What columns are called, by their field. */
  readonly fields: Readonly<Record<string, { readonly label?: string | undefined } | undefined>>;
  /** What stands in an empty search box; left out of lists that no screen searches. */
  readonly hint?: string;
}

/** Query string of a list. A repeated filter is an OR. `after` is a cursor and stands instead of `page`. */
export interface ListInput {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  after?: string;
  count?: 'exact';
  [filter: string]: string | number | readonly string[] | undefined;
}

/** One page of a list. `total` is exact up to 10,000; above it only when asked with `count=exact`. */
export interface Page<Row> {
  data: Row[];
  page: number;
  pageSize: number;
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
}

export const pageSizes = { default: 25, most: 100 } as const;

/** The largest total that is counted without being asked. */
export const countedUpTo = 10_000;
