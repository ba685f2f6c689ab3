/** A day of the books, `YYYY-MM-DD`, in Asia/Kolkata. Text sorts as time does. */
export type BusinessDate = string;

const pattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** No book that is kept here begins earlier; a year like 0026 or 1926 is a typing error. */
const firstDay = '2000-01-01';

/** Whether the text is a day that exists (30 February does not) and can stand in the books. */
export function isBusinessDate(text: string): boolean {
  if (!pattern.test(text) || text < firstDay) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** India keeps no summer time, so a fixed offset is exact. */
const kolkataOffsetMs = 5.5 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** The day in Asia/Kolkata at an instant, whatever the machine's own zone. */
export function businessDateAt(instant: Date): BusinessDate {
  return new Date(instant.getTime() + kolkataOffsetMs).toISOString().slice(0, 10);
}

/** A date has a year of four digits, so nothing comes after this one. */
const lastDay = '9999-12-31';

export function addDays(date: BusinessDate, days: number): BusinessDate {
  const then = new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs);
  return then.getUTCFullYear() > Number(lastDay.slice(0, 4)) ? lastDay : then.toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** `2026-04-01` -> `01-Apr-2026`, as it is written on Indian documents. */
export function formatBusinessDate(date: BusinessDate): string {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}-${months[Number(month) - 1] ?? month}-${year}`;
}
