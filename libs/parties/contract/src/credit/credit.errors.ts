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

/** Where the customer's money is with us: no figure below zero is outstanding. */
export const limitBeyondMoney =
  '{{name}} would be over its credit limit of {{limit}}: this comes to {{document}}, and {{held}} of its money is with us. An administrator can approve this one.';

/** What is said to staff who may not see a customer's credit. */
export const creditToldShort =
  'Accounts let nothing be booked for this customer for now. An administrator can approve this one.';
