import { defineProblems } from '@freightdesk/shared-endpoint';

export const taxTableProblems = defineProblems({
  row_not_in_force: { status: 422, message: 'This row does not hold on that day. Choose the row that does.' },
  nothing_changes: { status: 422, message: 'A rate that holds from this day on is needed: this row begins with it.' },
  rate_stands: { status: 409, message: 'This rate is in force on these days already.' },
});
