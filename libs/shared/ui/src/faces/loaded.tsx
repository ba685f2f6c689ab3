import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { LoadingRows } from './loading-rows';

export interface LoadedProps<Data> {
  /** What `useQuery` answers. */
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Shows what a query read, or why it is not there. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <LoadingRows />;
}
