import { array, businessDate, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import type { AgeingSide } from '../ageing/ageing.report';
import { type LetterKind, letterKinds } from './letter.kinds';
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

/** Which letter, to whom. */
export const letterMailQuery = record({
  partyId: id().required(),
  letter: string<LetterKind>().oneOf(letterKinds).required(),
});
export type LetterMailQuery = InferType<typeof letterMailQuery>;

/** The words that go with it, in each language we write, and the party's address where it is known. */
export const letterMail = record({
  to: string().nullable().defined(),
  letters: array(
    record({ language: string().required(), subject: string().required(), text: string().required() }).required(),
  )
    .min(1)
    .required(),
});
export type LetterMail = InferType<typeof letterMail>;
