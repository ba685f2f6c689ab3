import {
  betweenGiven,
  businessDate,
  decimalText,
  type InferType,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { headFields } from '../document/document.schema';
import { openDocumentProblems } from './open-document.rules';

const { currency, exchangeRate } = headFields();

const fields = record({
  /** Its name or GSTIN, as a file has it. */
  party: string().label('Party').required(),
  number: string().label('Number').max(50).required(),
  date: businessDate().label('Date').required(),
  /** By the party's credit days where it is left out. */
  dueDate: businessDate().label('Due'),
  /** What is left of it, in its own currency. */
  outstanding: decimalText({ digits: 13, decimals: 2 })
    .label('Outstanding')
    .required()
    .test('above-zero', 'Enter an amount above zero.', (text) => /[1-9]/.test(text)),
  currency,
  exchangeRate,
});

export const openDocumentInput = fields.test('problems', betweenGiven(openDocumentProblems));
export type OpenDocumentInput = InferType<typeof openDocumentInput>;
