import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The record that stands open beside its list, as the address says it: `?lead=<id>`. */
export function useOpened(name: string) {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (id: string | null) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        // Which part of the last one was open says nothing of the next.
        next.delete('part');
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      }),
    [name, setQuery],
  );
  return {
    openId: query.get(name),
    open: useCallback(({ id }: { id: string }) => change(id), [change]),
    close: useCallback(() => change(null), [change]),
  };
}
