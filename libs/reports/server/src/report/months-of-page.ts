import type { ReportPaging, ReportPeriod } from '@freightdesk/reports-contract';
import { addDays } from '@freightdesk/shared-calendar';

/** How many rows a month has; its first day. */
export interface MonthOfRows {
  month: string;
  rowCount: number;
}

export interface PageWithinMonths {
  /** The days of the months that the page lies in; none where it has no rows. */
  days: ReportPeriod | undefined;
  /** How many rows of these come before the page. */
  offset: number;
}

const lastDayOf = (month: string): string => (month.startsWith('9999-12') ? '9999-12-31' : endOf(month));
const endOf = (month: string): string => addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);

/**
 * Where in a period the rows of a page lie that are in the order of their days, so that a page reads the months it lies in and no
 * other, however far from the beginning it is.
 */
export function pageWithinMonths(
  months: readonly MonthOfRows[],
  { page, pageSize }: ReportPaging,
  { from, to }: ReportPeriod,
): PageWithinMonths {
  const first = (page - 1) * pageSize;
  const held: string[] = [];
  let [before, found] = [0, 0];
  for (const { month, rowCount } of months) {
    if (found + rowCount <= first) before += rowCount;
    else if (found < first + pageSize) held.push(month);
    found += rowCount;
  }
  const [start, end] = [held[0], held.at(-1)];
  if (start === undefined || end === undefined) return { days: undefined, offset: 0 };
  const last = lastDayOf(end);
  return { days: { from: start > from ? start : from, to: last < to ? last : to }, offset: first - before };
}
