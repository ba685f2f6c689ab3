import type { ReactNode } from 'react';

export interface SortOrder {
  field: string;
  descending: boolean;
}

/** What a table shows and asks for; `useList` answers it, `wholeList` makes it of rows that are all here. */
export interface ListSource<Row> {
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  page: number;
  pageSize: number;
  sort: readonly SortOrder[];
  q: string;
  filters: Readonly<Record<string, readonly string[]>>;
  isLoading: boolean;
  isRefreshing: boolean;
  error: unknown;
  hasFilters: boolean;
  refetch: () => void;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: readonly SortOrder[]) => void;
  setQ: (text: string) => void;
  setFilter: (name: string, value: string | readonly string[] | null) => void;
  clearFilters: () => void;
}

export interface Column<Row> {
  /** Also the field the list is sorted by, where it is sortable. */
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Numbers and amounts stand at the end. */
  align?: 'start' | 'end';
  sortable?: boolean;
  width?: number | string;
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

interface WholeList<Row> {
  rows: readonly Row[] | undefined;
  error?: unknown;
  refetch?: () => unknown;
}

const nothing = () => undefined;

/** Rows that came all at once, such as a report's or a document's lines: no pages, no search. */
export function wholeList<Row>({ rows, error = null, refetch }: WholeList<Row>): ListSource<Row> {
  const count = rows?.length ?? 0;
  return {
    rows: rows ?? [],
    total: count,
    totalIsExact: true,
    page: 1,
    pageSize: Math.max(count, 1),
    sort: [],
    q: '',
    filters: {},
    isLoading: rows === undefined && error === null,
    isRefreshing: false,
    error,
    hasFilters: false,
    refetch: () => void refetch?.(),
    setPage: nothing,
    setPageSize: nothing,
    setSort: nothing,
    setQ: nothing,
    setFilter: nothing,
    clearFilters: nothing,
  };
}
