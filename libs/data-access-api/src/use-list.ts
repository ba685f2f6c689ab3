import type { Endpoint, ListInput, ListSpec, Page } from '@freightdesk/shared-endpoint';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { send } from './call';
import { currentConfiguration } from './configuration';
import { listInputOf, type ListState, readListState } from './list-state';
import { keyOf } from './query-key';
import type { RowsFormat, TakenRows } from './rows-as-file';
import { takeRows } from './take-rows';
import { type ListAddress, useListAddress } from './use-list-address';

/** Everything a table needs to show a list and to change what it shows. */
export interface ListView<Row> extends ListState, Omit<ListAddress, 'state'> {
  rows: readonly Row[];
  total: number;
  totalIsExact: boolean;
  /** Counts them to the end, where that was not done yet. */
  countAll: (() => void) | undefined;
  /** The very first rows are on their way. */
  isLoading: boolean;
  /** Rows of before are shown until the new ones are there. */
  isRefreshing: boolean;
  error: unknown;
  refetch: () => void;
  hasFilters: boolean;
  /** What the list's definition says of its screen. */
  facts: ListSpec | undefined;
  /** The endpoint's, under which what belongs to the list is kept. */
  name: string;
  /** All rows that match, or those of the ids alone, as a file. */
  take: (format: RowsFormat, onBytes: (bytes: number) => void, ids?: readonly string[]) => Promise<TakenRows>;
  /** Rows that hold a text, whatever is searched at the time. */
  find: (text: string) => Promise<readonly Row[]>;
  /** Every row that matches, in the list's order. */
  all: (told: (count: number) => void, signal: AbortSignal) => Promise<readonly Row[]>;
}

export interface UseListOptions {
  /** Filters the screen sets by itself; they stand neither in the address nor among the person's filters. */
  fixed?: Readonly<Record<string, string | readonly string[]>>;
  /** Names in the address that are the screen's own and say what is shown: a saved view holds them too. */
  own?: readonly string[];
}

const noNames: readonly string[] = [];

type ListEndpoint<Row> = Endpoint<never, Page<Row>>;

const pageQuery = <Row>(endpoint: ListEndpoint<Row>, input: ListInput) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => send<Page<Row>>(endpoint, input, { signal }),
  });

/**
 * Asks for the rows that a list shows at an address, before its page is drawn; by a page that opens it with no options. Who is not signed in asks
 * for nothing.
 */
export const rowsAhead =
  <Row>(endpoint: ListEndpoint<Row>) =>
  (client: QueryClient, query: URLSearchParams): void => {
    if (!endpoint.list || currentConfiguration().readToken() === null) return;
    void client.prefetchQuery(pageQuery(endpoint, listInputOf(readListState(query, endpoint.list))));
  };

/**
 * The next page is fetched while this one is read, so that turning to it is immediate. It is asked for by where this one ends: however
 * far in, no row before it is walked through.
 */
function prefetchNext<Row>(client: QueryClient, endpoint: ListEndpoint<Row>, input: ListInput, shown: Page<Row>): void {
  const { nextCursor, page, pageSize, total } = shown;
  const next = { ...input, page: page + 1 };
  if (nextCursor === null && page * pageSize >= total) return;
  if (nextCursor === null) return void client.prefetchQuery(pageQuery(endpoint, next));
  const { page: _, ...onward } = { ...input, after: nextCursor };
  void client.prefetchQuery({
    ...pageQuery(endpoint, next),
    queryFn: async ({ signal }) => ({ ...(await send<Page<Row>>(endpoint, onward, { signal })), page: page + 1 }),
  });
}

const nothing: readonly never[] = [];

/** How many there are: to its end where somebody asks, for as long as the list shows the same. */
function useCounted<Row>(
  endpoint: ListEndpoint<Row>,
  { input, shown }: { input: ListInput; shown: string },
  page?: Page<Row>,
) {
  const [asked, setAsked] = useState<string | null>(null);
  const isOpen = page?.totalIsExact === false;
  const { data: exact } = useQuery({
    ...pageQuery(endpoint, { ...input, page: 1, count: 'exact' }),
    enabled: isOpen && asked === shown,
  });
  const { total, totalIsExact } = (isOpen && asked === shown ? (exact ?? page) : page) ?? {
    total: 0,
    totalIsExact: true,
  };
  return { total, totalIsExact, countAll: totalIsExact ? undefined : () => setAsked(shown) };
}

/** A list whose page, sort, search and filters live in the address and nowhere else. */
export function useList<Row>(
  endpoint: ListEndpoint<Row>,
  { fixed, own = noNames }: UseListOptions = {},
): ListView<Row> {
  const client = useQueryClient();
  const { state, q, ...changes } = useListAddress(endpoint.list, own);
  const input = useMemo<ListInput>(() => ({ ...listInputOf(state), ...fixed }), [state, fixed]);
  // Asked for while the page around it is still being drawn.
  usePrefetchQuery(pageQuery(endpoint, input));
  const query = useQuery({ ...pageQuery(endpoint, input), placeholderData: keepPreviousData });
  const { data, isPlaceholderData, refetch } = query;
  const counted = useCounted(endpoint, { input, shown: changes.query }, data);

  useEffect(() => {
    if (data && !isPlaceholderData) prefetchNext(client, endpoint, input, data);
  }, [client, endpoint, input, data, isPlaceholderData]);

  return {
    ...state,
    ...changes,
    q,
    rows: data?.data ?? nothing,
    ...counted,
    isLoading: query.isPending,
    isRefreshing: isPlaceholderData,
    error: query.error,
    refetch: () => void refetch(),
    facts: endpoint.list,
    name: endpoint.name,
    take: (format, onBytes, ids) => takeRows(endpoint, ids ? { ...input, id: ids } : input, { format, onBytes }),
    find: async (text) => (await send<Page<Row>>(endpoint, { ...input, page: 1, q: text })).data,
    // Fetched when somebody does something with all of them.
    all: async (told, signal) => (await import('./all-matching')).allMatching(endpoint, input, { told, signal }),
    hasFilters: state.q !== '' || Object.keys(state.filters).length > 0,
  };
}
