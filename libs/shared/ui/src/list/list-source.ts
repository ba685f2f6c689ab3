import type { Translate } from '@freightdesk/shared-i18n';
import type { ReactNode } from 'react';

export type { Translate };

export interface SortOrder {
  field: string;
  descending: boolean;
}

/** What the definition of a list says of its screen; its labels are yet to be translated. */
export interface ListFacts {
  readonly fields: Readonly<Record<string, FieldFacts | undefined>>;
  readonly sorts: readonly string[];
  readonly defaultSort?: string;
  readonly filters: Readonly<Record<string, FilterFacts>>;
  readonly hint?: string;
}

export interface FieldFacts {
  readonly label?: string | undefined;
  /** A date, an amount, words: how wide its column is. */
  readonly kind?: string;
}

export interface FilterFacts {
  readonly kind: 'choice' | 'id' | 'date' | 'flag' | 'text';
  readonly label?: string | undefined;
  readonly values?: readonly string[];
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly offered?: readonly string[] | undefined;
}

/** Answers all rows that match as a file, or those of the ids alone, and tells how much of it has come. */
export type TakeRows = (
  format: 'csv' | 'xlsx',
  onBytes: (bytes: number) => void,
  ids?: readonly string[],
) => Promise<{ name: string; content: Blob }>;

/** Shows what the words of a view say, in a step of its own unless it replaces the one before. */
export type OpenView = (query: string, view: string | null, how?: { replace: boolean }) => void;

/** What a table shows and asks for; `useList` answers it, `wholeList` makes it of rows that are all here. */
export interface ListSource<Row> {
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  /** Counts to the end what was counted to 10,000 alone. */
  countAll?: (() => void) | undefined;
  page: number;
  pageSize: number;
  sort: readonly SortOrder[];
  q: string;
  filters: Readonly<Record<string, readonly string[]>>;
  isLoading: boolean;
  isRefreshing: boolean;
  error: unknown;
  hasFilters: boolean;
  /** Left out where rows are nobody's list, such as a document's lines. */
  facts?: ListFacts | undefined;
  /** What the list is called where something is kept for it: its columns, its views. */
  name?: string;
  /** What it shows, as its address says it, without the page; a saved view holds this. */
  query?: string;
  /** The saved view that is open. */
  view?: string | null;
  openView?: OpenView;
  take?: TakeRows;
  /** Every row that matches, in the list's order; tells how many are here. */
  all?: (told: (count: number) => void, signal: AbortSignal) => Promise<readonly Row[]>;
  /** Rows of what is shown, whatever is searched there, that hold a text. */
  find?: (text: string) => Promise<readonly Row[]>;
  refetch: () => void;
  setPage: (page: number) => void;
  /** Left out where all rows are here: they have no pages. */
  setPageSize?: (pageSize: number) => void;
  setSort: (sort: readonly SortOrder[]) => void;
  setQ: (text: string) => void;
  setFilter: (name: string, value: string | readonly string[] | null) => void;
  clearFilters: () => void;
}

export interface Column<Row> {
  /** Also the field that the list is sorted by, where its definition says that it is. */
  id: string;
  /** In English; left out where the list's definition has a name for the field. */
  header?: string;
  cell(row: Row, t: Translate): ReactNode;
  /** Numbers and amounts stand at the end. */
  align?: 'start' | 'end';
  /** In pixels, where the kind of its field does not say it; words without it take what the other columns leave. */
  width?: number;
  /** Words stand beside what its field holds: they end in dots before a name does. */
  hasWords?: boolean;
  hideOnPhone?: boolean;
}

/** One entry of a row's menu. */
export interface RowAction {
  label: string;
  onSelect: () => void;
  danger?: boolean;
  /** Why it can't be done now; the entry is shown, but does nothing. */
  disabledReason?: string;
}
