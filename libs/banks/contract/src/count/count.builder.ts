import type { CashCount } from './count.schema';

/** A count that was ten rupees short as the list shows it; for specs of screens. */
export const countRow = (changes: Partial<CashCount> = {}): CashCount => ({
  id: '01990000-0000-7000-8000-0000000000f1',
  bankId: '01990000-0000-7000-8000-000000000001',
  date: '2026-11-20',
  pieces: [
    { denominationPaise: 500_00, pieces: 1 },
    { denominationPaise: 10_00, pieces: 49 },
  ],
  countedPaise: 990_00,
  bookPaise: 1_000_00,
  differencePaise: -10_00,
  reason: 'Change given short',
  countedBy: { id: '01990000-0000-7000-8000-0000000000d1', name: 'Anita Deshpande' },
  custodian: null,
  handedTo: null,
  takesOverId: null,
  ...changes,
});
