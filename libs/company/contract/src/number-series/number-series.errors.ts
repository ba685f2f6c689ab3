import { defineProblems } from '@freightdesk/shared-endpoint';

export const numberSeriesProblems = defineProblems({
  duplicate_prefix: { status: 409, message: 'Another series of this kind has that prefix.' },
});
