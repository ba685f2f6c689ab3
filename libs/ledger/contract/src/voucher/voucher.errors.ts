import { defineProblems } from '@freightdesk/shared-endpoint';

/** The sentence of `period_locked` where the month can be named. */
export const lockedMonth = 'The books are locked for {{month}}.';

/** The sentence of `month_closed` where the month can be named. */
export const closedMonth = 'The books of {{month}} are closed: only an administrator still posts into them.';

/** The sentence of `gst_filed` where the month can be named. */
export const filedMonth =
  'The GST returns of {{month}} are filed. Date it in a month that is open: a later return tells it.';

/** The sentence of `year_closed` where the year can be named. */
export const closedYear =
  'The fiscal year {{year}} is closed. Its year end is reversed before anything is posted into it.';

/** The sentence of `archived_account` where the accounts can be named. */
export const archivedAccount = '{{accounts}} is archived: nothing more is posted there.';

export const voucherProblems = defineProblems({
  archived_account: { status: 422, message: 'An account that this posts to is archived.' },
  month_closed: {
    status: 409,
    message: 'The books of that month are closed: only an administrator still posts into them.',
  },
  gst_filed: { status: 409, message: 'The GST returns of that month are filed.' },
  year_closed: { status: 409, message: 'The fiscal year of that date is closed.' },
  voucher_matched: {
    status: 409,
    message: 'The bank statement confirms this entry. Undo the match under Banks, Statement lines first.',
  },
});
