import { defineProblems } from '@freightdesk/shared-endpoint';

export const payeeProblemKinds = defineProblems({
  not_paid: { status: 422, message: 'This party only buys from us. Make it a vendor first.' },
});
