import {
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { type LineState, lineStates } from './statement-line.list';

export const statementLineRowSchema = record({
  id: id().required(),
  bank: named().required(),
  currency: string().required(),
  date: businessDate().required(),
  narration: string().required(),
  reference: string().nullable().defined(),
  amountMinor: minorUnits().required(),
  balanceMinor: minorUnits().nullable().defined(),
  state: string<LineState>().oneOf(lineStates).required(),
  /** By which it is taken apart. */
  matchId: id().nullable().defined(),
  /** Numbers of the documents that it is in the books. */
  matchedWith: string().nullable().defined(),
});
export type StatementLineRow = InferType<typeof statementLineRowSchema>;
