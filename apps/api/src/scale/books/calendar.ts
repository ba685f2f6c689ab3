import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';

/** The days that books are written of. The same days and the same scale make the same books whenever they are made. */
export class Calendar {
  readonly #days: number;

  constructor(
    readonly firstDay: BusinessDate,
    readonly lastDay: BusinessDate,
  ) {
    this.#days = daysBetween(firstDay, lastDay) + 1;
  }

  /** The day of one of so many, spread evenly and in order. */
  dayOf(index: number, count: number): BusinessDate {
    return addDays(this.firstDay, Math.floor((index * this.#days) / count));
  }

  isPast(date: BusinessDate): boolean {
    return date <= this.lastDay;
  }

  /** How long before the end of the books it is, in days. */
  ageOf(date: BusinessDate): number {
    return daysBetween(date, this.lastDay);
  }
}
