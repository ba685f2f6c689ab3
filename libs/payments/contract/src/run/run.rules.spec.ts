import { say } from '@freightdesk/shared-sentence';
import { mayMove, runMoves, runStatuses } from './run.kinds';
import {
  byVendor,
  fittingPaise,
  mostUrgentFirst,
  paysRuns,
  railOf,
  type RunBill,
  runLineProblemsOf,
} from './run.rules';

const bill = (changes: Partial<RunBill> = {}): RunBill => ({
  ...{ id: 'b1', number: 'PI/26-27/000001', vendor: 'Konkan Carriers', outstandingPaise: 1_18_000_00 },
  ...{ holdReason: null, vendorHoldReason: null, run: null },
  ...changes,
});

it.each([
  [1, 'NEFT'],
  [1_99_999_99, 'NEFT'],
  [2_00_000_00, 'RTGS'],
  [5_00_00_000_00, 'RTGS'],
])('%i paise go by %s', (paise, rail) => {
  expect(railOf(paise)).toBe(rail);
});

it.each([
  ['a current account', { accountType: 'CURRENT' }, true],
  ['an overdraft', { accountType: 'OD' }, true],
  ['a cash box', { accountType: 'CASH' }, false],
  ['a dollar account', { accountType: 'EEFC', currency: 'USD' }, false],
  ['an account that is closed', { accountType: 'CURRENT', active: false }, false],
])('%s pays vendors in a run or not', (_what, changes, expected) => {
  expect(paysRuns({ currency: 'INR', active: true, ...changes })).toBe(expected);
});

it.each([
  ['as much as is outstanding', 100_00, 100_00, null],
  ['a part', 60_00, 100_00, null],
  ['more, since the rest was paid', 100_00, 40_00, 40_00],
  ['what was paid meanwhile', 100_00, 0, 0],
  ['what the vendor owes us by now', 100_00, -5_00, 0],
])('a line that pays %s fits, or says what would', (_what, amountPaise, outstandingPaise, fits) => {
  expect(fittingPaise({ amountPaise, outstandingPaise })).toBe(fits);
});

describe('a line of a payment run', () => {
  const line = { invoiceId: 'b1', amountPaise: 1_18_000_00 };
  const other = { id: 'r2', title: 'Transporters' };

  it.each([
    ['the whole of a bill', bill(), line, null],
    ['a part of it', bill(), { ...line, amountPaise: 1 }, null],
    ['a paisa too much', bill(), { ...line, amountPaise: 1_18_000_01 }, /₹ 1,18,000.00 is outstanding/],
    ['a bill that is held', bill({ holdReason: 'Short delivered' }), line, /is held \(Short delivered\)/],
    ['a bill of a held vendor', bill({ vendorHoldReason: 'Damage' }), line, /payments to Konkan Carriers are held/],
    ['a bill of another run', bill({ run: other }), line, /stands in the payment run Transporters/],
    ['a bill of this very run', bill({ run: { id: 'r1', title: 'Rents' } }), line, null],
    ['a bill that was paid meanwhile', bill({ id: 'b2' }), line, /is not open/],
  ])('takes %s, or says why not', (_what, known, of, words) => {
    const [problem] = runLineProblemsOf([of], [known], 'r1');
    expect(problem ? say(problem) : '').toMatch(words ?? /^$/);
  });

  it('names a bill once', () => {
    expect(runLineProblemsOf([line, line], [bill()])).toMatchObject([
      { field: 'lines.1.invoiceId', code: 'billed_twice' },
    ]);
  });
});

it('bills of small enterprises come first, then each by its day', () => {
  const of = (number: string, payBy: string, isMsme = false) => ({ number, payBy, isMsme });
  const bills = [of('3', '2026-11-02'), of('2', '2026-11-01'), of('4', '2026-12-01', true), of('1', '2026-11-01')];

  expect(mostUrgentFirst(bills).map(({ number }) => number)).toEqual(['4', '1', '2', '3']);
});

it('each vendor gets the sum of its bills', () => {
  const [konkan, ganesh] = [
    { id: 'k', name: 'Konkan' },
    { id: 'g', name: 'Ganesh' },
  ];
  const lines = [
    { party: konkan, amountPaise: 100 },
    { party: ganesh, amountPaise: 30 },
    { party: konkan, amountPaise: 20 },
  ];

  expect(byVendor(lines).map(({ party, amountPaise }) => [party.name, amountPaise])).toEqual([
    ['Konkan', 120],
    ['Ganesh', 30],
  ]);
});

it('a run that is paid or cancelled goes nowhere', () => {
  const leaves = runStatuses.filter((status) =>
    (['submit', 'return', 'approve', 'pay', 'cancel'] as const).some((move) => mayMove(status, move)),
  );
  expect(leaves).toEqual(['DRAFT', 'SUBMITTED', 'APPROVED']);
  expect(runMoves.approve.from).toEqual(['SUBMITTED']);
});
