import type { ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';

/** Single days that whole months leave out of a period, or have too many of it. */
interface OddDays extends ReportPeriod {
  sign: 1 | -1;
}

/** A period as whole months, whose sums are kept, and what is read day by day to make up for the difference. */
export interface WholeMonths {
  /** The first days of the first and of the last month; none where the first is after the last. */
  months: ReportPeriod;
  days: readonly OddDays[];
}

/** Before the first day that a posting can bear there is none; it begins a fiscal year, whose sums are kept. */
export const beginning: BusinessDate = '1899-04-01';
export const upTo = (day: BusinessDate): ReportPeriod => ({ from: beginning, to: day });
export const before = (day: BusinessDate): ReportPeriod => upTo(addDays(day, -1));

const noMonths = { from: '1900-02-01', to: '1900-01-01' };
const firstOf = (day: BusinessDate): BusinessDate => `${day.slice(0, 7)}-01`;
/** There is no day after it that can be written in a day's ten letters. */
const lastMonth = '9999-12-01';
const lastYear = '9999-04-01';
const afterMonthOf = (day: BusinessDate): BusinessDate => firstOf(addDays(firstOf(day), 31));

/** From a day on: the rest of its month added, or what of the month came before taken away; whichever are fewer days. */
function begin(from: BusinessDate): { month: BusinessDate; days: OddDays[] } {
  const [first, next] = [firstOf(from), afterMonthOf(from)];
  if (from === first) return { month: first, days: [] };
  return daysBetween(first, from) <= daysBetween(from, next)
    ? { month: first, days: [{ from: first, to: addDays(from, -1), sign: -1 }] }
    : { month: next, days: [{ from, to: addDays(next, -1), sign: 1 }] };
}

/** Up to a day, in the same way. What is asked up to today takes away the days to come, which hold next to nothing. */
function end(to: BusinessDate): { month: BusinessDate; days: OddDays[] } {
  if (to >= lastMonth) return { month: lastMonth, days: [] };
  const { month, days } = begin(addDays(to, 1));
  return { month: firstOf(addDays(month, -1)), days: days.map((odd) => ({ ...odd, sign: odd.sign === 1 ? -1 : 1 })) };
}

/** Months of which whole years are kept, and what is read month by month to make up for the difference. */
export interface WholeYears {
  /** The first days of the first and of the last fiscal year; none where the first is after the last. */
  years: ReportPeriod;
  months: readonly OddDays[];
}

const addMonths = (month: BusinessDate, count: number): BusinessDate => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
};
/** How many months of its fiscal year, which begins in April, are before it. */
const placeInYear = (month: BusinessDate): number => (Number(month.slice(5, 7)) + 8) % 12;

function beginYear(month: BusinessDate): { year: BusinessDate; months: OddDays[] } {
  const place = placeInYear(month);
  const [first, next] = [addMonths(month, -place), addMonths(month, 12 - place)];
  if (place === 0) return { year: first, months: [] };
  return place <= 6
    ? { year: first, months: [{ from: first, to: addMonths(month, -1), sign: -1 }] }
    : { year: next, months: [{ from: month, to: addMonths(next, -1), sign: 1 }] };
}

function endYear(month: BusinessDate): { year: BusinessDate; months: OddDays[] } {
  if (month >= lastMonth) return { year: addMonths(month, -placeInYear(month)), months: [] };
  const { year, months } = beginYear(addMonths(month, 1));
  return { year: addMonths(year, -12), months: months.map((odd) => ({ ...odd, sign: odd.sign === 1 ? -1 : 1 })) };
}

/** The months of a period as whole fiscal years, and single months added or taken away; whichever are fewer. */
export function wholeYears(months: ReportPeriod): WholeYears {
  const [first, last] = [beginYear(months.from), endYear(months.to)];
  if (months.from > months.to || first.year > last.year) {
    return { years: noMonths, months: months.from > months.to ? [] : [{ ...months, sign: 1 }] };
  }
  return { years: { from: first.year, to: last.year }, months: [...first.months, ...last.months] };
}

/** The fiscal years after one, as long as they can be written; none after the last. */
export const yearsAfter = (year: BusinessDate): ReportPeriod[] =>
  year >= lastYear ? [] : [{ from: addMonths(year, 12), to: lastYear }];

/** Days whose records are read one by one, whatever is kept of them: what is kept is no witness of its own truth. */
export interface PeriodAsked extends ReportPeriod {
  oneByOne?: boolean;
}

export function wholeMonths({ from, to, oneByOne = false }: PeriodAsked): WholeMonths {
  const isWithinMonth = firstOf(from) === firstOf(to) && from !== firstOf(from) && addDays(to, 1) !== afterMonthOf(to);
  if (oneByOne || isWithinMonth || from > to) return { months: noMonths, days: [{ from, to, sign: 1 }] };
  const [first, last] = [begin(from), end(to)];
  return { months: { from: first.month, to: last.month }, days: [...first.days, ...last.days] };
}

/** The first day of the fiscal year that a period is; none where it is more or less than one. */
export function yearOf(period: PeriodAsked): BusinessDate | undefined {
  const { months, days } = wholeMonths(period);
  const { years, months: odd } = wholeYears(months);
  return days.length + odd.length === 0 && years.from === years.to ? years.from : undefined;
}

/** Nothing of the period is read day by day. */
export const isOfWholeMonths = (period: PeriodAsked): boolean => wholeMonths(period).days.length === 0;
