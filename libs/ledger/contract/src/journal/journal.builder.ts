import type { Journal, JournalInput } from './journal.schema';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;

/** Rent that is owed at the end of a month; for specs. */
export const journalInput = (changes: Partial<JournalInput> = {}): JournalInput => ({
  date: '2026-11-20',
  narration: 'Rent of November',
  lines: [
    { accountCode: '6010', debitPaise: 50_000_00 },
    { accountCode: '2900', creditPaise: 50_000_00 },
  ],
  ...changes,
});

/** The same as the server answers it; for specs of screens. */
export const journal = (changes: Partial<Journal> = {}): Journal => ({
  id: idOf('a1'),
  number: 'JV/26-27/000001',
  status: 'POSTED',
  date: '2026-11-20',
  narration: 'Rent of November',
  totalPaise: 50_000_00,
  reverseOn: null,
  reversedOn: null,
  reverseReason: null,
  version: 1,
  lines: [
    {
      accountCode: '6010',
      account: 'Rent',
      party: null,
      job: null,
      branch: null,
      debitPaise: 50_000_00,
      creditPaise: 0,
    },
    {
      accountCode: '2900',
      account: 'Suspense',
      party: null,
      job: null,
      branch: null,
      debitPaise: 0,
      creditPaise: 50_000_00,
    },
  ],
  ...changes,
});
