import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';

interface Dated {
  readonly from: BusinessDate;
  /** Last day in force; null while it still is. */
  readonly until: BusinessDate | null;
}

/** Whether a dated row holds on a day. */
export const isInForce = ({ from, until }: Dated, date: BusinessDate): boolean =>
  from <= date && (until === null || date <= until);

/** Whether two dated rows hold on the same day. */
export const overlap = (one: Dated, other: Dated): boolean =>
  (other.until === null || one.from <= other.until) && (one.until === null || other.from <= one.until);

/** What a change from a day on makes of a row: it is put right as a whole, or ends the day before and another follows. */
export type RowChange = { row: 'STAYS_FROM_ITS_DAY' } | { row: 'ENDS'; until: BusinessDate };

/** Null where the row does not hold on the day from which it would change. */
export function rowChange(row: Dated, from: BusinessDate): RowChange | null {
  if (!isInForce(row, from)) return null;
  return row.from === from ? { row: 'STAYS_FROM_ITS_DAY' } : { row: 'ENDS', until: addDays(from, -1) };
}
