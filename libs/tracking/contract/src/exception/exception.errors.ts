import { defineProblems } from '@freightdesk/shared-endpoint';

export const exceptionProblems = defineProblems({
  no_exception: { status: 404, message: 'This exception does not exist.' },
  settled: { status: 409, message: 'This exception is settled already.' },
  open_already: { status: 409, message: 'This exception is open already: settle it first.' },
  /** Of another way of carriage. */
  no_such_exception: { status: 409, message: 'This cannot go wrong with a shipment of this kind.' },
  no_such_owner: { status: 409, message: 'Choose a person who works here.' },
});
