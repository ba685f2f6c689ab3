/** India keeps no summer time, so a fixed offset is exact. */
const indiaOffset = '+05:30';
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** A bare `5` would be understood as some May. */
const isoInstant = /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/;

/** `2026-11-21T05:00:00Z` -> `2026-11-21T10:30`, by the clocks of the company; blank for what is no moment. */
export function localTimeOf(instant: unknown): string {
  const moment = typeof instant === 'string' && isoInstant.test(instant) ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(moment) ? '' : new Date(moment + indiaOffsetMs).toISOString().slice(0, 16);
}

/** `2026-11-21T10:30` by the clocks of the company -> `2026-11-21T05:00:00.000Z`; null for no moment. */
export function instantOf(localTime: string): string | null {
  const moment = Date.parse(`${localTime}:00${indiaOffset}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
