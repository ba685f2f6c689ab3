import { defineProblems } from '@freightdesk/shared-endpoint';
import type { JournalProblemCode } from './journal.rules';

/** A refusal for each problem of the rules; the first one that is found gives the answer its code. */
export const journalRefusals = defineProblems({
  unbalanced: { status: 422, message: 'Debit and credit are not equal.' },
  unknown_account: { status: 422, message: 'This account does not exist, or no longer does.' },
  archived_account: { status: 422, message: 'This account is archived: nothing more is posted to it.' },
  party_needed: { status: 422, message: 'A posting to this account names its party.' },
  tax_of_documents: { status: 422, message: 'Tax is posted with its documents, and not by a journal.' },
  foreign_account: { status: 422, message: 'This account is in another currency: a journal is in rupees.' },
  unknown_party: { status: 422, message: 'This party does not exist, or no longer does.' },
  unknown_job: { status: 422, message: 'This job does not exist, or no longer does.' },
  unknown_branch: { status: 422, message: 'This branch does not exist, or no longer does.' },
} satisfies Record<JournalProblemCode, { status: number; message: string }>);

export const journalProblemKinds = defineProblems({
  journal_reversed: { status: 409, message: 'This journal was reversed: nothing more can be done with it.' },
});
