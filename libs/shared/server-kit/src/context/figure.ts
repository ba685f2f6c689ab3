import type { Permission } from '@freightdesk/shared-access';
import type { ReadContext } from './context';

/** A figure of the overview: true at the moment it is read, and the door to the records that it counts. */
export interface Figure {
  /** Unique, `leads.open`. */
  name: string;
  /** In the page's first language; the text is its own translation key. */
  label: string;
  value: number;
  unit: 'count' | 'paise';
  /** Where the records behind it are listed. */
  href: string;
  /** What it was before, by which it is judged. */
  than?: { label: string; value: number }[];
  /** Of the desk that does the work: who looks after the whole company is not shown it. */
  isOfDesk?: boolean;
}

/** Sums side by side, for a picture and for the table beside it. */
export interface Chart {
  label: string;
  unit: 'count' | 'paise';
  /** Along the axis: texts of the page, or dates. */
  labels: string[];
  series: { label: string; values: number[] }[];
  /** Where the whole of it is read. */
  href: string;
}

/** A domain's figures; asked only for people who may see the records behind them. */
export interface FigureSource {
  readonly permission: Permission;
  read(context: ReadContext): Promise<Figure[]>;
  /** The page shows the first one that its reader may see. */
  chart?(context: ReadContext): Promise<Chart>;
}
