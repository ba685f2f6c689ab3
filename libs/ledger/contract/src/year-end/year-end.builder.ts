import type { YearEnd } from './year-end.schema';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;

/** A year that is over, and about to be closed; for specs of screens. */
export const yearEnd = (changes: Partial<YearEnd> = {}): YearEnd => ({
  ...{ year: '2025-26', from: '2025-04-01', to: '2026-03-31', isOver: true, closing: null, closedLater: null },
  profitPaise: 3_500_00,
  accounts: [
    { accountId: idOf('4000'), code: '4000', name: 'Freight income', kind: 'INCOME', balancePaise: -5_000_00 },
    { accountId: idOf('6010'), code: '6010', name: 'Rent', kind: 'INDIRECT_EXPENSE', balancePaise: 1_500_00 },
  ],
  checks: [
    { name: 'march', count: 0, blocks: true, href: '/dashboard/periods?month=2026-03' },
    {
      name: 'saleDrafts',
      count: 3,
      blocks: false,
      href: '/dashboard/sales/invoice/list',
    },
  ],
  ...changes,
});

/** The same once it is closed. */
export const closedYearEnd = (): YearEnd =>
  yearEnd({
    checks: [],
    closing: {
      ...{ id: idOf('11'), number: 'YE/25-26', closedAt: '2026-05-20T06:00:00.000Z', version: 1 },
      closedBy: { id: idOf('1'), name: 'Asha Test' },
    },
  });
