import { defineProblems } from '@freightdesk/shared-endpoint';

export const rateSheetProblemKinds = defineProblems({
  duplicate_rate_sheet: {
    status: 409,
    message:
      'This vendor has a rate sheet of this lane from this day on. Change that one, or give this one a tariff number.',
  },
});
