import { addDays, businessDateAt, type BusinessDate } from '@freightdesk/shared-calendar';
import type { Random } from './random';

const isSunday = (date: BusinessDate) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
const workday = (date: BusinessDate): BusinessDate => (isSunday(date) ? addDays(date, 1) : date);

/** A moment of a working day, in office hours of Asia/Kolkata. */
export function atWork(date: BusinessDate, random: Random): Date {
  const minutes = random.whole(0, 7 * 60);
  return new Date(Date.parse(`${workday(date)}T10:00:00+05:30`) + minutes * 60_000 + random.whole(0, 59) * 1000);
}

/** Some days later; within the same day, some minutes later. */
export function later(at: Date, days: number, random: Random): Date {
  if (days > 0) return atWork(addDays(businessDateAt(at), days), random);
  return minutesLater(at, random.whole(3, 25));
}

export const minutesLater = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
