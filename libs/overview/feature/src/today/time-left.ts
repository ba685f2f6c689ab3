import type { Overview } from '@freightdesk/overview-contract';
import { businessDateAt, daysBetween } from '@freightdesk/shared-calendar';
import type { Tone } from '@freightdesk/shared-ui';

type Timed = Pick<Overview['today'][number], 'by' | 'due'>;

/** A text of the page with its figure, and how pressing it is. */
export interface TimeLeft {
  text: string;
  count: number;
  tone: Tone;
}

const hourMs = 60 * 60 * 1000;

function hoursLeft(due: Date, now: Date): TimeLeft {
  const hours = Math.trunc((due.getTime() - now.getTime()) / hourMs);
  if (hours === 0) return { text: due < now ? 'Under 1 h late' : 'Under 1 h left', count: 0, tone: 'error' };
  return due < now
    ? { text: '{{count}} h late', count: -hours, tone: 'error' }
    : { text: '{{count}} h left', count: hours, tone: hours < 8 ? 'error' : 'warning' };
}

function daysLeft(days: number): TimeLeft {
  if (days < 0) return { text: '{{count}} d late', count: -days, tone: 'error' };
  if (days === 0) return { text: 'Today', count: 0, tone: 'warning' };
  return { text: 'In {{count}} d', count: days, tone: 'default' };
}

/** How a clerk says it: in hours while it is within a day, else in days of the calendar. */
export function timeLeft({ by, due: at }: Timed, now: Date): TimeLeft {
  const due = new Date(at);
  const days = daysBetween(businessDateAt(now), businessDateAt(due));
  if (by === 'age' && days < 0)
    return { text: 'Waiting {{count}} d', count: -days, tone: days < -7 ? 'error' : 'warning' };
  const isNear = Math.abs(due.getTime() - now.getTime()) < 24 * hourMs;
  return by === 'hour' && isNear ? hoursLeft(due, now) : daysLeft(days);
}
