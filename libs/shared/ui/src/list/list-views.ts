import { createContext, type ReactNode } from 'react';
import type { Arrangement } from './arrangement';
import type { OpenView } from './list-source';

/** What a saved view holds of a list, and how the list is led to show it. */
export interface ListViewsProps {
  list: string;
  /** Filters, search and sort, as the address says them. */
  query: string;
  /** The id of the one that is open. */
  view: string | null;
  openView: OpenView;
  arrangement: Arrangement | undefined;
  /** Of the open view, or of the list where none is; or of one that is about to be opened. */
  arrange: (arrangement: Arrangement | undefined, view?: string) => void;
}

/** The saved views of a list as tabs above it. The app hands them in; a list that stands alone has none. */
export const ListViewsContext = createContext<((props: ListViewsProps) => ReactNode) | null>(null);
