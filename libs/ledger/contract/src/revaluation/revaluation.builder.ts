import type { Revaluation } from './revaluation.schema';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;

/** A month that is over, with one invoice in dollars; for specs of screens. */
export const revaluation = (changes: Partial<Revaluation> = {}): Revaluation => ({
  ...{ month: '2026-10', date: '2026-10-31', reversedOn: '2026-11-01', isOver: true, posted: null },
  ...{ gainPaise: 600_00, missing: [], locked: [] },
  items: [
    {
      ...{ accountId: idOf('1200'), code: '1200', account: 'Debtors', party: { id: idOf('c1'), name: 'Gulf Agents' } },
      ...{ currency: 'USD', amountMinor: 1_000_00, carryingPaise: 83_500_00, rate: '84.10', rateDate: '2026-10-30' },
      ...{ valuePaise: 84_100_00, gainPaise: 600_00 },
    },
  ],
  ...changes,
});

/** The same once it is posted. */
export const postedRevaluation = (): Revaluation =>
  revaluation({
    posted: {
      ...{ id: idOf('e1'), number: 'XR/2026-10', gainPaise: 600_00, postedAt: '2026-11-03T06:00:00.000Z', version: 1 },
      postedBy: { id: idOf('1'), name: 'Asha Test' },
    },
  });
