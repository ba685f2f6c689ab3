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
