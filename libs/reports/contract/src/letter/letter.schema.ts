import { businessDate, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import type { AgeingSide } from '../ageing/ageing.report';
import { type ReminderTone, reminderTones } from './reminder-tone.kinds';

const sides: readonly AgeingSide[] = ['RECEIVABLE', 'PAYABLE'];

/** From the beginning of the fiscal year to today, where nothing is said. */
export const accountStatementQuery = record({
  partyId: id().required(),
  side: string<AgeingSide>().oneOf(sides),
  from: businessDate(),
  to: businessDate(),
});
export type AccountStatementQuery = InferType<typeof accountStatementQuery>;

export const reminderQuery = record({
  partyId: id().required(),
  tone: string<ReminderTone>().oneOf(reminderTones).required(),
});
export type ReminderQuery = InferType<typeof reminderQuery>;
