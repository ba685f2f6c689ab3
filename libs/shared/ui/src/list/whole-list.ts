import type { ListSource } from './list-source';

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
    setSort: nothing,
    setQ: nothing,
    setFilter: nothing,
    clearFilters: nothing,
  };
}
