import type { ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';

const monthStart = (date: BusinessDate): BusinessDate => `${date.slice(0, 7)}-01`;
const monthEnd = (date: BusinessDate): BusinessDate => addDays(monthStart(addDays(monthStart(date), 31)), -1);

export interface NamedPeriod extends ReportPeriod {
  name: string;
}

/** The periods a clerk asks for most, on a given day: months to the day they end, fiscal years from April. */
export function namedPeriods(today: BusinessDate): NamedPeriod[] {
  const lastMonth = addDays(monthStart(today), -1);
  const year = fiscalYearOf(today);
  const before = fiscalYearOf(addDays(year.from, -1));
  return [
    { name: 'This month', from: monthStart(today), to: monthEnd(today) },
    { name: 'Last month', from: monthStart(lastMonth), to: lastMonth },
    { name: 'This fiscal year', from: year.from, to: year.to },
    { name: 'Last fiscal year', from: before.from, to: before.to },
  ];
}

/** The days at whose end a clerk asks most how things stood. */
export const namedDays = (today: BusinessDate): { name: string; day: BusinessDate }[] => [
  { name: 'Today', day: today },
  { name: 'End of last month', day: addDays(monthStart(today), -1) },
  { name: 'End of last fiscal year', day: addDays(fiscalYearOf(today).from, -1) },
];

/** The days of a month that is written `2026-11`. */
export const daysOfMonth = (month: string): ReportPeriod => ({ from: `${month}-01`, to: monthEnd(`${month}-01`) });

const monthNamed = (monthsSinceYearZero: number): string =>
  `${Math.floor(monthsSinceYearZero / 12)}-${String((monthsSinceYearZero % 12) + 1).padStart(2, '0')}`;

/** The days of a quarter of the fiscal year that is written `2026-27 Q1`. */
export function daysOfQuarter(quarter: string): ReportPeriod {
  const first = Number(quarter.slice(0, 4)) * 12 + Number(quarter.slice(-1)) * 3;
  return { from: daysOfMonth(monthNamed(first)).from, to: daysOfMonth(monthNamed(first + 2)).to };
}
