import { addDays, type BusinessDate, daysBetween, isBusinessDate } from '@freightdesk/shared-calendar';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const days = /^(?<sign>[+-])(?<count>\d{1,4})$/;
const iso = /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})$/;
const written = /^(?<day>\d{1,2})(?:[-/. ](?<month>\d{1,2}|[a-z]{3,9})(?:[-/. ](?<year>\d{4}|\d{2}))?)?$/;
const run = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/;

const twoDigits = (text: string | number): string => String(text).padStart(2, '0');

/** `2`, `02`, `feb`, `february` -> `02`. */
function monthOf(text: string): string {
  const named = months.findIndex((month) => text.startsWith(month));
  return twoDigits(named >= 0 ? named + 1 : text);
}

const dayOf = (year: string | number, month: string, day: string): BusinessDate | null => {
  const date = `${year}-${monthOf(month)}-${twoDigits(day)}`;
  return isBusinessDate(date) ? date : null;
};

/** A day and month without a year mean the nearest such day: in January `28-12` is the month before. */
function nearest(month: string, day: string, today: BusinessDate): BusinessDate | null {
  const year = Number(today.slice(0, 4));
  const dates = [year, year - 1, year + 1].map((each) => dayOf(each, month, day)).filter((date) => date !== null);
  return dates.reduce<BusinessDate | null>((best, date) => {
    const isNearer = best === null || Math.abs(daysBetween(today, date)) < Math.abs(daysBetween(today, best));
    return isNearer ? date : best;
  }, null);
}

/** What was written of a day; what is missing is taken from today. */
function completed(parts: Record<string, string | undefined>, today: BusinessDate): BusinessDate | null {
  const { day = '', month, year } = parts;
  if (month === undefined) return dayOf(today.slice(0, 4), today.slice(5, 7), day);
  if (year === undefined) return nearest(month, day, today);
  return dayOf(year.length === 2 ? `20${year}` : year, month, day);
}

/**
 * The day a clerk means: `t` today, `+5` and `-3` days from today, `5` of this month, `5-2` the nearest 5 February,
 * `5-2-27`, `05022027`, `5 feb 2027`, `2027-02-05`. Null when it is no day.
 */
export function parseDateText(text: string, today: BusinessDate): BusinessDate | null {
  const typed = text.trim().toLowerCase();
  if (typed === 't' || typed === 'today') return today;
  const away = days.exec(typed)?.groups;
  if (away) return addDays(today, Number(`${away['sign']}${away['count']}`));
  const parts = (iso.exec(typed) ?? run.exec(typed) ?? written.exec(typed))?.groups;
  return parts ? completed(parts, today) : null;
}
