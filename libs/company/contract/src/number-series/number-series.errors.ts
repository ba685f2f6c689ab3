import { defineProblems } from '@freightdesk/shared-endpoint';

export const numberSeriesProblems = defineProblems({
  /** Carries the last standing document of the series as `lastNumber` and `lastDate`. */
  date_before_series: { status: 422, message: 'A later document of this series is issued already.' },
  series_begun: {
    status: 409,
    message: 'The first number of this year is given already: the series goes on from the last.',
  },
  /** Carries the number as `lastNumber`. */
  number_brought_forward: {
    status: 409,
    message: 'The document {{number}} was brought forward: begin with a number after it.',
  },
  series_open: { status: 409, message: 'This series is there already.' },
  duplicate_prefix: { status: 409, message: 'Another series of this kind has that prefix.' },
});
