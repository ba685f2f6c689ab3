import { tableKinds } from '@freightdesk/shared-endpoint';
import { file, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { type DateStyle, dateStyles, type DecimalStyle, decimalStyles } from './cell.rules';
import { statementColumnLabel } from './mapping.rules';

const column = (name: keyof typeof statementColumnLabel) => string().label(statementColumnLabel[name]).max(200);

/** What the dialog holds: an empty choice is no column. Which of them are needed the server says beside the lines. */
export const importForm = record({
  file: file({ kinds: tableKinds }).required().label('Statement'),
  mapping: record({
    date: column('date').required(),
    narration: column('narration').required(),
    reference: column('reference'),
    debit: column('debit'),
    credit: column('credit'),
    amount: column('amount'),
    side: column('side'),
    balance: column('balance'),
    dateStyle: string<DateStyle>().label('Dates are written').oneOf(dateStyles).required(),
    decimalStyle: string<DecimalStyle>().label('Amounts are written').oneOf(decimalStyles).required(),
  }).required(),
});
export type ImportForm = InferType<typeof importForm>;
