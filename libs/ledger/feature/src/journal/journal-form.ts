import { balanceProblems, type Journal, type JournalInput } from '@freightdesk/ledger-contract';
import { journalInput } from '@freightdesk/ledger-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { betweenFields } from '@freightdesk/shared-endpoint/schema';

type Line = JournalInput['lines'][number];

/** Whoever types is told by how much the sides differ before it is sent. */
export const journalSchema = journalInput.test('balance', betweenFields<JournalInput>(balanceProblems));

export const blankLine = (): Line => ({ accountCode: '' });

export const newJournal = () => ({
  date: systemClock.today(),
  narration: '',
  lines: [blankLine(), blankLine()],
});

const lineLike = ({ accountCode, party, job, branch, debitPaise, creditPaise }: Journal['lines'][number]): Line => ({
  accountCode,
  ...(party && { partyId: party.id }),
  ...(job && { jobId: job.id }),
  ...(branch && { branchId: branch.id }),
  ...(debitPaise > 0 ? { debitPaise } : { creditPaise }),
});

/** The same accounts and amounts, for another day: what recurs each month is repeated from the last. */
export const journalLike = ({ narration, lines }: Journal) => ({
  date: systemClock.today(),
  narration,
  lines: lines.map(lineLike),
});
