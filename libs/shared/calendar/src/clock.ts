import { businessDateAt, type BusinessDate } from './business-date';

/** Where every part of the product asks the time, so that a test can turn a year. */
export interface Clock {
  now(): Date;
  /** Today in Asia/Kolkata. */
  today(): BusinessDate;
}

const clockOf = (now: () => Date): Clock => ({ now, today: () => businessDateAt(now()) });

export const systemClock: Clock = clockOf(() => new Date());

/** A clock that stands still until it is set; for tests and for the seeded demo company. */
export function settableClock(start: string | Date): Clock & { set(instant: string | Date): void } {
  let current = new Date(start);
  return {
    ...clockOf(() => new Date(current)),
    set: (instant) => {
      current = new Date(instant);
    },
  };
}
