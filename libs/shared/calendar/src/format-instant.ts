import { businessDateAt, formatBusinessDate } from './business-date';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

/** The time of day on the company's clocks: `14:05`. */
export const clockTimeAt = (instant: Date): string => clock.format(instant);

/** `2026-11-21T08:35:00Z` -> `21-Nov-2026 14:05`, as the clocks of the company show it. */
export function formatInstant(instant: string): string {
  const date = new Date(instant);
  return `${formatBusinessDate(businessDateAt(date))} ${clockTimeAt(date)}`;
}
