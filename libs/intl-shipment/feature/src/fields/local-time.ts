/** India has one time and no summer time. */
const indiaOffset = '+05:30';
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** `2026-11-21T05:00:00Z` -> `2026-11-21T10:30`, as a date and time field of the browser takes it; blank for no moment. */
export function localTimeOf(value: unknown): string {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? '' : new Date(moment + indiaOffsetMs).toISOString().slice(0, 16);
}

/** The moment that was entered; blank for none. */
export function instantOf(localTime: string): string {
  const moment = Date.parse(`${localTime}:00${indiaOffset}`);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}
