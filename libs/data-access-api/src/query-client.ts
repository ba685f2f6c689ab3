import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { problemOf } from './problem';
import { prefixOf } from './query-key';

/** A refusal stays one however often it is asked; a lost connection may not. */
export const worthAnotherTry = (failures: number, error: unknown): boolean => {
  const status = problemOf(error)?.status;
  return failures < 2 && (status === undefined || status >= 500);
};

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A write that ended a record answers its id and nothing else. */
function idOfGone(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).join() !== 'id') return null;
  const id: unknown = Reflect.get(answer, 'id');
  return typeof id === 'string' ? id : null;
}

/** Whether a query asks for one of these records: `['banks', 'get', { id }]`. */
const asksFor = (key: QueryKey, ids: ReadonlySet<string>): boolean =>
  key.some((part) => typeof part === 'object' && part !== null && Object.values(part).some((value) => ids.has(value)));

/**
 * Holds what the server said. A write makes stale what its endpoint touches; nobody lists keys by hand. A record that is gone is
 * asked for no more: its page shows what it knew until it is left, and nothing of it is remembered then.
 */
export function createQueryClient({ retry = true } = {}): QueryClient {
  const gone = new Set<string>();
  const isThere = ({ queryKey }: { queryKey: QueryKey }): boolean => !asksFor(queryKey, gone);
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (answer, _input, _onMutateResult, mutation) => {
        const id = idOfGone(answer);
        if (id !== null) gone.add(id);
        client.removeQueries({ type: 'inactive', predicate: (query) => !isThere(query) });
        const touches = mutation.meta?.['touches'];
        if (!isTextList(touches)) return undefined;
        return Promise.all(
          touches.map((touched) => client.invalidateQueries({ queryKey: prefixOf(touched), predicate: isThere })),
        );
      },
    }),
    defaultOptions: {
      // Long enough for a prefetched page to be shown without a second fetch.
      // Sent also where the browser holds itself to be offline: the page says so at once, instead of waiting without a word; what
      // could not be had then is asked for again as soon as there is a connection.
      queries: {
        ...{ retry: retry && worthAnotherTry, staleTime: 15_000 },
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && !query.isActive() && !isThere(query)) client.getQueryCache().remove(query);
  });
  return client;
}
