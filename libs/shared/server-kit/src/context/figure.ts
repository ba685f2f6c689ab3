import type { Permission } from '@freightdesk/shared-access';
import type { Figure } from '@freightdesk/shared-endpoint';
import type { ReadContext } from './context';

/** Sums side by side, for a picture and for the table beside it. */
export interface Chart {
  label: string;
  unit: 'count' | 'paise';
  /** What stands along the axis, a stage or a day, and each of them: texts of the page, or dates. */
  axis: { label: string };
  labels: string[];
  series: { label: string; values: number[] }[];
  /** Where the whole of it is read. */
  href: string;
}

/** A domain's figures; asked only for people who may see the records behind them. */
export interface FigureSource {
  readonly permission: Permission;
  read?(context: ReadContext): Promise<Figure[]>;
  /** Of the daily work of a desk, behind the others: not asked for whoever looks after the whole company, who is not shown them. */
  ofDesk?(context: ReadContext): Promise<Figure[]>;
  /** The page shows the first one that its reader may see. */
  chart?(context: ReadContext): Promise<Chart>;
}

/** What of a source its reader is shown. */
export async function figuresOf({ read, ofDesk }: FigureSource, context: ReadContext): Promise<Figure[]> {
  const shown = context.actor.role === 'ADMIN' ? [read] : [read, ofDesk];
  return (await Promise.all(shown.map((figures) => figures?.(context) ?? []))).flat();
}

/** A domain's figures of one record of another, such as of a party; asked only for people who may see what is behind them. */
export interface RecordFigureSource {
  readonly permission: Permission;
  read(context: ReadContext, recordId: string): Promise<Figure[]>;
}
