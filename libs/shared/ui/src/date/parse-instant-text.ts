import { businessDateAt } from '@freightdesk/shared-calendar';
import { instantOf, localTimeOf } from './local-time';
import { parseDateText } from './parse-date-text';

/** A time of day, and before it perhaps a day: `14:05`, `t 9:30`, `21-11, 9am`, `2026-11-21T14:05`. */
const moment = /^(?:(?<day>.+?)(?:,?\s+|(?<=\d)t))?(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s*(?<half>am|pm)?$/;

/** When work begins: what a day without a time is taken for, unless it is today. */
const startOfWork = '10:00';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The hour of 24; null where there is no such hour. */
function hourOf(text: string, half: string | undefined): number | null {
  const hour = Number(text);
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

const usualTimeOf = (day: string, now: Date): string | null =>
  instantOf(day === businessDateAt(now) ? localTimeOf(now.toISOString()) : `${day}T${startOfWork}`);

/**
 * The moment a clerk means, by the clocks of the company: `now`, `14:05` of today, `t 9:30`, `+2 14:00`, `21-11 9:30am`,
 * `5 feb 2027 6pm`. A bare day is that day at ten, and today is now. Answers ISO 8601, to the minute; null when it is no moment.
 */
export function parseInstantText(text: string, now: Date): string | null {
  const typed = text.trim().toLowerCase();
  const today = businessDateAt(now);
  const bareDay = typed === 'now' ? today : parseDateText(typed, today);
  if (bareDay !== null) return usualTimeOf(bareDay, now);
  const { day, hour = '', minute, half } = moment.exec(typed)?.groups ?? {};
  if (minute === undefined && half === undefined) return null;
  const date = parseDateText(day ?? 't', today);
  const ofDay = hourOf(hour, half);
  return date === null || ofDay === null ? null : instantOf(`${date}T${twoDigits(ofDay)}:${minute ?? '00'}`);
}
