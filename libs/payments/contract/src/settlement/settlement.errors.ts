import { defineProblems } from '@freightdesk/shared-endpoint';

export const settlementProblems = defineProblems({
  unequal_sides: { status: 422, message: 'Both sides of a set-off come to the same amount.' },
  before_document: { status: 422, message: 'A document is later than this day.' },
  write_off_waits: { status: 409, message: 'A write-off of this document waits for approval already.' },
  not_waiting: { status: 409, message: 'This was decided already.' },
  own_write_off: { status: 409, message: 'You asked for this: another administrator approves it.' },
  settlement_reversed: { status: 409, message: 'This was reversed: nothing more can be done with it.' },
  not_posted: { status: 409, message: 'Only what was posted can be reversed.' },
});
