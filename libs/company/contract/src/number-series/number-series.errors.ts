import { defineProblems } from '@freightdesk/shared-endpoint';

export const numberSeriesProblems = defineProblems({
  /** Carries the last standing document of the series as `lastNumber` and `lastDate`. */
  date_before_series: { status: 422, message: 'A later document of this series is issued already.' },
  duplicate_prefix: { status: 409, message: 'Another series of this kind has that prefix.' },
});
