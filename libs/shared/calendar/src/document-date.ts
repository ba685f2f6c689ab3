import { type BusinessDate, daysBetween } from './business-date';

/** Said at the date of a document: by the form while it is typed, by the server when a number is asked for. */
export const futureDateMessage = 'This date is after today. A document is dated today or earlier.';

/**
 * Whether a document that takes a number can't bear this date yet: its day has not come. A number that was given ahead would
 * stop the series for everyone until then.
 */
export const isAhead = (date: BusinessDate, today: BusinessDate): boolean => date > today;

/** A date that is further back than this is more often a slip than meant, so the page asks. */
const usualDays = 30;
/** Nothing that is planned is planned so early: the year is a slip more often than meant. */
const farthestDays = 366;

export const isLongAgo = (date: BusinessDate, today: BusinessDate): boolean => daysBetween(date, today) > usualDays;

/** Said at a date of what is to come; it may be kept all the same. */
export const farDateMessage = 'This is more than a year ahead. Is the year right?';

export const isFarAhead = (date: BusinessDate, today: BusinessDate): boolean => daysBetween(today, date) > farthestDays;
