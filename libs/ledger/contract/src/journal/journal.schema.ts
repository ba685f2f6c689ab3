import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type JournalStatus, journalStatuses } from './journal.kinds';

const side = () => minorUnits().min(1, 'Enter an amount above zero.');

const journalLine = record({
  accountCode: string().label('Account').max(10).required(),
  partyId: id().label('Party'),
  jobId: id().label('Job'),
  /** For which the line stands; without one it is the company's. */
  branchId: id().label('Branch'),
  debitPaise: side()
    .label('Debit')
    .test(
      'one side',
      'Enter an amount, as debit or as credit.',
      (paise, { parent }) => (paise === undefined) !== (parent.creditPaise === undefined),
    ),
  creditPaise: side().label('Credit'),
});

const date = () => businessDate().label('Date').required();

export const journalInput = record({
  date: date(),
  narration: string().label('Narration').min(3).max(500).required(),
  lines: array(journalLine.required()).required().min(2, 'A journal has two lines or more.').max(200),
  /** The template that it is posted from: the next one begins as this journal. */
  templateId: id(),
  /** The day on which its mirror is to stand: once that has come, it is posted with the journal. */
  reverseOn: businessDate()
    .label('Reverse on')
    .test(
      'later',
      'Choose a day after that of the journal.',
      (day, { parent }) => day === undefined || day > String(parent.date),
    ),
});
export type JournalInput = InferType<typeof journalInput>;

export const reverseJournalInput = versioned({
  reason: string().label('Reason').min(3).max(500).required(),
  /** The day that was meant for it, or today. */
  date: businessDate().label('Date'),
});
export type ReverseJournalInput = InferType<typeof reverseJournalInput>;

const journalFields = {
  id: id().required(),
  number: string().required(),
  status: string<JournalStatus>().oneOf(journalStatuses).required(),
  date: businessDate().required(),
  narration: string().required(),
  totalPaise: minorUnits().required(),
  reverseOn: businessDate().nullable().defined(),
  /** The day of its mirror, and why it was taken back. */
  reversedOn: businessDate().nullable().defined(),
  reverseReason: string().nullable().defined(),
  version: version().required(),
};

export const journalRow = record(journalFields);
export type JournalRow = InferType<typeof journalRow>;

const postedLine = record({
  accountCode: string().required(),
  account: string().required(),
  party: named().nullable().defined(),
  job: record({ id: id().required(), number: string().required() }).nullable().defined(),
  branch: named().nullable().defined(),
  debitPaise: minorUnits().required(),
  creditPaise: minorUnits().required(),
});

export const journalSchema = record({ ...journalFields, lines: array(postedLine.required()).required() });
export type Journal = InferType<typeof journalSchema>;
