import {
  addDays,
  type BusinessDate,
  type FiscalYear,
  fiscalYearOf,
  isBusinessDate,
} from '@freightdesk/shared-calendar';

/** A month of the books, `2026-04`. */
export const isMonth = (text: string): boolean => /^\d{4}-\d\d$/.test(text) && isBusinessDate(`${text}-01`);

/** The last day of a month. */
export function monthEnd(month: string): BusinessDate {
  const inNextMonth = addDays(`${month}-01`, 31);
  return addDays(inNextMonth, -Number(inNextMonth.slice(8)));
}

/** Returns tell a whole month, so they are filed after its last day. */
export const isFiledInTime = (month: string, day: BusinessDate): boolean => day > monthEnd(month);

export const fiscalYearOfMonth = (month: string): FiscalYear => fiscalYearOf(`${month}-01`);

/** The twelve months of a fiscal year, April first. */
export function monthsOf({ from, to }: Pick<FiscalYear, 'from' | 'to'>): string[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = addDays(monthEnd(day.slice(0, 7)), 1)) months.push(day.slice(0, 7));
  return months;
}
