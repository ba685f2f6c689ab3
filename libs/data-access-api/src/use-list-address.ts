import type { ListSpec } from '@freightdesk/shared-endpoint';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ListState,
  readListState,
  shownQuery,
  type SortOrder,
  withShownQuery,
  writeListState,
} from './list-state';

const searchDelayMs = 200;
const noSpec: ListSpec = { fields: {}, filters: {}, sorts: [], defaultSort: '' };

export interface ListAddress {
  state: ListState;
  /** What stands in the search field; the address follows it a moment later. */
  q: string;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  setSort: (sort: readonly SortOrder[]) => void;
  setQ: (text: string) => void;
  /** One value, several (any of them), or none to drop the filter. */
  setFilter: (name: string, value: string | readonly string[] | null) => void;
  clearFilters: () => void;
  /** What is shown, without the page; a saved view holds it. */
  query: string;
  /** The saved view that is open, whatever was changed since. */
  view: string | null;
  openView: (shown: string, view: string | null, how?: { replace: boolean }) => void;
}

const valuesOf = (value: string | readonly string[] | null): readonly string[] => {
  if (value === null || value === '') return [];
  return typeof value === 'string' ? [value] : value;
};

/** The state of a list, read from the address and changed by changing the address. */
export function useListAddress(spec: ListSpec = noSpec, own: readonly string[] = []): ListAddress {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query, spec), [query, spec]);
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(state.q);
  // What was typed stands until the address has it: the router takes its time, and what is typed meanwhile goes on from there.
  if (known !== state.q) {
    setKnown(state.q);
    if (typed?.trim() === state.q) setTyped(null);
  }

  // Whatever changes the rows leads back to the first page.
  const change = (changes: Partial<ListState>, replace = false) =>
    setQuery(writeListState(query, spec, { ...state, page: 1, ...changes }), { replace });

  const search = useEffectEvent((text: string) => {
    // A search is one step back, not one for each letter.
    if (text.trim() === state.q) setTyped(null);
    else change({ q: text }, true);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => search(typed), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    state,
    q: typed ?? state.q,
    setPage: (page) => change({ page }),
    setPageSize: (pageSize) => change({ pageSize }),
    setSort: (sort) => change({ sort }),
    setQ: setTyped,
    setFilter: (name, value) => change({ filters: { ...state.filters, [name]: valuesOf(value) } }),
    clearFilters() {
      setTyped(null);
      change({ q: '', filters: {} });
    },
    query: shownQuery(query, spec, own),
    view: query.get('view'),
    openView(shown, view, how) {
      setTyped(null);
      setQuery((now) => withShownQuery(now, shown, { spec, own, view }), how);
    },
  };
}
