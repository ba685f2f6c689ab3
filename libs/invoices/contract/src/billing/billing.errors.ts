import { defineProblems } from '@freightdesk/shared-endpoint';

export const billingProblems = defineProblems({
  no_exchange_rate: {
    status: 409,
    message: 'There is no exchange rate of {{currency}} up to this day. Add it, then make the drafts.',
  },
  nothing_to_take: {
    status: 409,
    message:
      'Nothing of this customer is to be billed now. What waits says why under Take unbilled charges of a new invoice.',
  },
});
