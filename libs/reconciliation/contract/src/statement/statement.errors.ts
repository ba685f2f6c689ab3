import { defineProblems } from '@freightdesk/shared-endpoint';

export const statementProblems = defineProblems({
  unreadable_statement: {
    status: 422,
    message: 'This file cannot be read. Save it as CSV or XLSX at your bank and try again.',
  },
  unknown_columns: {
    status: 422,
    message: 'No row with headings for a date and an amount was found. Say which column is which.',
  },
  statement_gap: { status: 422, message: 'This statement does not go on from what was imported before.' },
  unknown_bank: { status: 422, message: 'Choose a bank.' },
});

export const startsElsewhere =
  'This file begins with {{file}} on {{day}}, but {{ours}} is what was imported up to then. A statement between them is missing, or it is of another account.';
export const endsElsewhere =
  'This file ends with {{file}} on {{day}}, but with its lines {{ours}} is what was imported. It is of another account, or lines differ from what was imported before.';
export const beginsEarlier =
  'Statements are imported from the oldest on: the first one begins on {{first}}, this one on {{day}}.';
