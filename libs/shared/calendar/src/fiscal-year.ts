import type { BusinessDate } from './business-date';

export interface FiscalYear {
  /** `26-27`, as it stands in document numbers. */
  label: string;
  from: BusinessDate;
  to: BusinessDate;
}

const lastYear = 9999;

/** India's fiscal year, April to March, that a date falls in. */
export function fiscalYearOf(date: BusinessDate): FiscalYear {
  const year = Number(date.slice(0, 4));
  const start = Number(date.slice(5, 7)) >= 4 ? year : year - 1;
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  // A date has a year of four digits, so the last fiscal year of all ends early.
  const to = start === lastYear ? `${lastYear}-12-31` : `${start + 1}-03-31`;
  return { label: `${twoDigits(start)}-${twoDigits(start + 1)}`, from: `${start}-04-01`, to };
}
