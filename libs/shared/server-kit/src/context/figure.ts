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
}

/** A domain's figures; asked only for people who may see the records behind them. */
export interface FigureSource {
  readonly permission: Permission;
  read(context: ReadContext): Promise<Figure[]>;
}
