import { balanceProblems, type Journal, type JournalInput, type JournalTemplate } from '@freightdesk/ledger-contract';
import { journalInput } from '@freightdesk/ledger-contract/schema';
import { addDays, type BusinessDate, systemClock } from '@freightdesk/shared-calendar';
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

const firstOfNextMonth = (date: BusinessDate) => `${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** The same accounts and amounts, for another day; what was meant to be reversed with the next month is so again. */
export const journalLike = ({ narration, lines, reverseOn }: Journal, date: BusinessDate = systemClock.today()) => ({
  ...{ date, narration, lines: lines.map(lineLike) },
  ...(reverseOn !== null && { reverseOn: firstOfNextMonth(date) }),
});

/** As a template's last one, on the last day of the month that it is due for, where that has come. */
export const journalOf = ({ id, journal, dueOn }: JournalTemplate) => ({
  ...journalLike(journal, dueOn !== null && dueOn < systemClock.today() ? dueOn : undefined),
  templateId: id,
});
