import { type ComponentType, createContext } from 'react';
import type { Arrangement } from './arrangement';

/** What a saved view holds of a list, and how the list is led to show it. */
export interface ListViewsProps {
  list: string;
  /** Filters, search and sort, as the address says them. */
  query: string;
  setQuery: (query: string) => void;
  arrangement: Arrangement | undefined;
  arrange: (arrangement: Arrangement | undefined) => void;
}

/** The saved views of a list as tabs above it. The app hands them in; a list that stands alone has none. */
export const ListViewsContext = createContext<ComponentType<ListViewsProps> | null>(null);
