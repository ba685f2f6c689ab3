import { MutationCache, QueryClient } from '@tanstack/react-query';
import { problemOf } from './problem';
import { prefixOf } from './query-key';

/** A refusal stays one however often it is asked; a lost connection may not. */
export const worthAnotherTry = (failures: number, error: unknown): boolean => {
  const status = problemOf(error)?.status;
  return failures < 2 && (status === undefined || status >= 500);
};

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Holds what the server said. A write makes stale what its endpoint touches; nobody lists keys by hand. */
export function createQueryClient({ retry = true } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_answer, _input, _onMutateResult, mutation) => {
        const touches = mutation.meta?.['touches'];
        if (!isTextList(touches)) return undefined;
        return Promise.all(touches.map((touched) => client.invalidateQueries({ queryKey: prefixOf(touched) })));
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
  return client;
}
