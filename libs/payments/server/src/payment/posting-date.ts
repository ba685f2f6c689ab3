import type { BusinessDate } from '@freightdesk/shared-calendar';

/** The last of several days; of none there is none, so callers give at least today. */
export const latestDate = (dates: readonly [BusinessDate, ...BusinessDate[]]): BusinessDate =>
  dates.reduce((last, date) => (date > last ? date : last));
