import { defineProblems } from '@freightdesk/shared-endpoint';

export const creditProblems = defineProblems({
  credit_hold: {
    status: 409,
    message: '{{name}} is on credit hold ({{reason}}). An administrator can approve this one.',
  },
  credit_limit: {
    status: 409,
    message:
      '{{name}} would be over its credit limit of {{limit}}: {{outstanding}} is outstanding, and this comes to {{document}}. An administrator can approve this one.',
  },
});

/** What is said to staff who may not see a customer's credit. */
export const creditToldShort =
  'Accounts let nothing be booked for this customer for now. An administrator can approve this one.';
