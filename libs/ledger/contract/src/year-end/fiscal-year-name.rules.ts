import { type BusinessDate, type FiscalYear, fiscalYearOf } from '@freightdesk/shared-calendar';

/** A fiscal year as the books name it in full, `2025-26`. */
export const fiscalYearName = (date: BusinessDate): string => {
  const { from, label } = fiscalYearOf(date);
  return `${from.slice(0, 4)}${label.slice(2)}`;
};

/** The year of that name; null where it names none. */
export function fiscalYearNamed(name: string): FiscalYear | null {
  if (!/^2\d{3}-\d\d$/.test(name)) return null;
  const year = fiscalYearOf(`${name.slice(0, 4)}-04-01`);
  return fiscalYearName(year.from) === name ? year : null;
}
