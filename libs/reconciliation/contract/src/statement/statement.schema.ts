import {
  array,
  boolean,
  businessDate,
  file,
  id,
  type InferType,
  instant,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { tableKinds } from '@freightdesk/shared-endpoint';
import { type DateStyle, dateStyles, type DecimalStyle, decimalStyles } from './cell.rules';

const heading = () => string().min(1, 'This is needed.').max(200);

/** The heading of the column that says each, and how days and amounts are written. */
export const mappingSchema = record({
  date: heading().required(),
  narration: heading().required(),
  reference: heading(),
  debit: heading(),
  credit: heading(),
  amount: heading(),
  side: heading(),
  balance: heading(),
  dateStyle: string<DateStyle>().oneOf(dateStyles).required(),
  decimalStyle: string<DecimalStyle>().oneOf(decimalStyles).required(),
}).test(
  'amounts',
  'Say which column is the withdrawal and which the deposit, or which one is the amount with its sign.',
  ({ debit, credit, amount }) => amount !== undefined || (debit !== undefined && credit !== undefined),
);

/** The mapping travels as JSON text, since a form holds texts; left out, it is the bank's last one, or told by the headings. */
const uploaded = {
  bankId: id().label('Bank').required(),
  file: file({ kinds: tableKinds }).required().label('Statement'),
  mapping: string().label('Columns').max(4000),
};

export const importStatementInput = record(uploaded);
export type ImportStatementInput = InferType<typeof importStatementInput>;

const statement = {
  id: id().required(),
  bankId: id().required(),
  fileName: string().required(),
  firstDate: businessDate().required(),
  lastDate: businessDate().required(),
  openingMinor: minorUnits().nullable().defined(),
  closingMinor: minorUnits().nullable().defined(),
  addedCount: number().integer().required(),
  knownCount: number().integer().required(),
  createdAt: instant().required(),
};

/** What an import added, and what of it was there already. */
export const statementSchema = record({
  ...statement,
  mapping: mappingSchema.required(),
  isKnownFile: boolean().required(),
});
export type Statement = InferType<typeof statementSchema>;

export const previewInput = record(uploaded);
export type PreviewInput = InferType<typeof previewInput>;

const previewLine = record({
  rowNo: number().integer().required(),
  date: businessDate().required(),
  narration: string().required(),
  reference: string().nullable().defined(),
  amountMinor: minorUnits().required(),
  balanceMinor: minorUnits().nullable().defined(),
});

/** How a file is read: nothing is kept of it. */
export const previewSchema = record({
  headings: array(string().required()).required(),
  mapping: mappingSchema.nullable().default(undefined).defined(),
  isRemembered: boolean().required(),
  lines: array(previewLine.required()).required(),
  lineCount: number().integer().required(),
  problems: array(record({ field: string().required(), message: string().required() }).required()).required(),
});
export type Preview = InferType<typeof previewSchema>;
