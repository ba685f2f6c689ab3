import { defineProblems } from '@freightdesk/shared-endpoint';

/** The sentence of `rate_missing` where the currencies can be named. */
export const missingRate = 'The exchange rates have none for {{currencies}} up to {{date}}: add it first.';

export const revaluationProblems = defineProblems({
  month_not_over: { status: 409, message: 'This month is not over yet.' },
  rate_missing: { status: 409, message: 'The exchange rates have none for a currency: add it first.' },
  nothing_to_value: { status: 409, message: 'Nothing in another currency stands at another value than in the books.' },
  already_valued: { status: 409, message: 'This month is valued already. Reverse that before it is done again.' },
  revaluation_reversed: { status: 409, message: 'This valuation was reversed: nothing more can be done with it.' },
});
