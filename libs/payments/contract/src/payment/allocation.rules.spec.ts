import fc from 'fast-check';
import {
  allocatedMinor,
  allocationProblems,
  canSetOff,
  type AllocationTerms,
  deallocationProblems,
  exactInvoice,
  oldestFirst,
  type OpenInvoice,
  standingAllocations,
} from './allocation.rules';
import { say } from '@freightdesk/shared-sentence';

const invoice = (changes: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: 'i1',
  number: 'SI/26-27/000001',
  partyId: 'customer',
  date: '2026-04-10',
  currency: 'INR',
  outstandingMinor: 1_000_00,
  ...changes,
});

const terms = (changes: Partial<AllocationTerms> = {}): AllocationTerms => ({
  partyId: 'customer',
  currency: 'INR',
  allocatableMinor: 5_000_00,
  allocations: [{ invoiceId: 'i1', amountMinor: 1_000_00 }],
  invoices: [invoice()],
  ...changes,
});

describe('an allocation', () => {
  it.each<[string, Partial<AllocationTerms>, [string, string][]]>([
    ['of what is outstanding', {}, []],
    ['of nothing at all leaves an advance', { allocations: [] }, []],
    ['to an invoice that is not open', { invoices: [] }, [['allocations.0.invoiceId', 'invoice_not_open']]],
    [
      'to an invoice of another party',
      { invoices: [invoice({ partyId: 'another' })] },
      [['allocations.0.invoiceId', 'other_party']],
    ],
    [
      'to an invoice in another currency',
      { invoices: [invoice({ currency: 'USD' })] },
      [['allocations.0.invoiceId', 'currency_mismatch']],
    ],
    [
      'above what is outstanding',
      { invoices: [invoice({ outstandingMinor: 999_99 })] },
      [['allocations.0.amountMinor', 'over_allocated']],
    ],
    [
      'that sets what a vendor owes us against his other bill',
      {
        allocatableMinor: 600_00,
        allocations: [
          { invoiceId: 'i1', amountMinor: 1_000_00 },
          { invoiceId: 'i2', amountMinor: -400_00 },
        ],
        invoices: [invoice(), invoice({ id: 'i2', outstandingMinor: -400_00 })],
      },
      [],
    ],
    [
      'of more than a vendor owes us, and of less than nothing in all',
      {
        allocations: [{ invoiceId: 'i1', amountMinor: -500_00 }],
        invoices: [invoice({ outstandingMinor: -400_00 })],
      },
      [
        ['allocations.0.amountMinor', 'over_allocated'],
        ['allocations', 'below_nothing'],
      ],
    ],
    [
      'of another sign than what is outstanding',
      {
        allocations: [
          { invoiceId: 'i1', amountMinor: -1 },
          { invoiceId: 'i2', amountMinor: 1 },
        ],
        invoices: [invoice(), invoice({ id: 'i2', outstandingMinor: -400_00 })],
      },
      [
        ['allocations.0.amountMinor', 'other_sign'],
        ['allocations.1.amountMinor', 'other_sign'],
      ],
    ],
    ['above what was received', { allocatableMinor: 999_99 }, [['allocations', 'over_allocated']]],
    [
      'to the same invoice twice',
      { allocations: [1, 2].map((amountMinor) => ({ invoiceId: 'i1', amountMinor })) },
      [['allocations.1.invoiceId', 'allocated_twice']],
    ],
    [
      'with several problems tells each',
      { invoices: [invoice({ currency: 'USD' })], allocatableMinor: 1 },
      [
        ['allocations.0.invoiceId', 'currency_mismatch'],
        ['allocations', 'over_allocated'],
      ],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(allocationProblems(terms(changes)).map(({ field, code }) => [field, code])).toEqual(expected);
  });

  it('above what is outstanding names the invoice and by how much', () => {
    const [problem] = allocationProblems(terms({ invoices: [invoice({ outstandingMinor: 800_00 })] }));

    expect(problem && say(problem)).toBe('On SI/26-27/000001 800.00 is outstanding: this is 200.00 too much.');
  });
});

describe('oldest first', () => {
  const invoices = [
    invoice({ id: 'new', number: 'SI/26-27/000003', date: '2026-05-01' }),
    invoice({ id: 'old', number: 'SI/26-27/000002' }),
    invoice({ id: 'older', number: 'SI/26-27/000001' }),
    invoice({ id: 'dollars', currency: 'USD', date: '2026-01-01' }),
    invoice({ id: 'paid', outstandingMinor: 0, date: '2026-01-01' }),
  ];

  it('pays the oldest in full before the next, and leaves other currencies alone', () => {
    expect(oldestFirst(1_500_00, invoices, 'INR')).toEqual([
      { invoiceId: 'older', amountMinor: 1_000_00 },
      { invoiceId: 'old', amountMinor: 500_00 },
    ]);
  });

  it('of nothing suggests nothing', () => {
    expect(oldestFirst(0, invoices, 'INR')).toEqual([]);
    expect(oldestFirst(-5, invoices, 'INR')).toEqual([]);
  });

  it('sets off first what the party owes back, as far as there is something to set it against', () => {
    const debit = invoice({ id: 'debit', outstandingMinor: -300_00 });

    expect(oldestFirst(800_00, [...invoices, debit], 'INR')).toEqual([
      { invoiceId: 'debit', amountMinor: -300_00 },
      { invoiceId: 'older', amountMinor: 1_000_00 },
      { invoiceId: 'old', amountMinor: 100_00 },
    ]);
    expect(oldestFirst(800_00, [debit], 'INR')).toEqual([]);
  });

  it('gives out all there is, or pays all there is, and nothing that the rules would refuse', () => {
    const outstanding = fc.array(fc.integer({ min: -300_000, max: 1_000_000 }), { maxLength: 20 });

    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), outstanding, (available, amounts) => {
        const open = amounts.map((outstandingMinor, index) => invoice({ id: String(index), outstandingMinor }));
        const allocations = oldestFirst(available, open, 'INR');

        const owed = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(allocatedMinor(allocations)).toBe(Math.min(available, Math.max(owed, 0)));
        expect(allocationProblems(terms({ allocations, invoices: open, allocatableMinor: available }))).toEqual([]);
      }),
    );
  });
});

describe('the invoice of just this amount', () => {
  const owed = [{ outstandingMinor: 500_00 }, { outstandingMinor: 700_00 }, { outstandingMinor: 500_00 }];

  it.each([
    ['is the one that comes to it', 700_00, owed[1]],
    ['is none where two do', 500_00, undefined],
    ['is none where none does', 600_00, undefined],
  ])('%s', (_what, amountMinor, found) => {
    expect(exactInvoice(amountMinor, owed)).toBe(found);
  });
});

describe('taking invoices off a payment', () => {
  const rows = (...given: [string, number][]) =>
    given.map(([id, amountMinor]) => ({ invoice: { id, number: id.toUpperCase() }, amountMinor }));

  it('knows what stands of each, what was taken off before left out', () => {
    expect(standingAllocations(rows(['a', 60], ['b', 40], ['a', -60], ['b', 5]))).toEqual([
      { invoiceId: 'b', number: 'B', amountMinor: 45 },
    ]);
  });

  it.each<[string, [string, number][], string[], [string, string][]]>([
    [
      'one of two',
      [
        ['a', 60],
        ['b', 40],
      ],
      ['a'],
      [],
    ],
    [
      'both',
      [
        ['a', 60],
        ['b', 40],
      ],
      ['a', 'b'],
      [],
    ],
    ['one that it does not settle', [['a', 60]], ['c'], [['invoiceIds.0', 'not_allocated']]],
    ['one twice', [['a', 60]], ['a', 'a'], [['invoiceIds.1', 'not_allocated']]],
    [
      'a debit that paid for another bill',
      [
        ['a', 150],
        ['b', -50],
      ],
      ['b'],
      [['invoiceIds', 'over_allocated']],
    ],
    [
      'a bill that a debit was set against',
      [
        ['a', 150],
        ['b', -50],
      ],
      ['a'],
      [['invoiceIds', 'over_allocated']],
    ],
    [
      'a bill with the debit that was set against it',
      [
        ['a', 150],
        ['b', -50],
      ],
      ['a', 'b'],
      [],
    ],
  ])('%s', (_what, allocations, invoiceIds, problems) => {
    const found = deallocationProblems(standingAllocations(rows(...allocations)), invoiceIds, 100);

    expect(found.map(({ field, code }) => [field, code])).toEqual(problems);
  });
});

it.each<[string, Partial<OpenInvoice>[], boolean]>([
  ['a debit and a bill', [{ outstandingMinor: -400_00 }, { outstandingMinor: 1_000_00 }], true],
  ['bills alone', [{ outstandingMinor: 400_00 }, { outstandingMinor: 1_000_00 }], false],
  ['a debit of another currency', [{ outstandingMinor: -4, currency: 'USD' }, { outstandingMinor: 1_000_00 }], false],
])('without money %s can be set off: %p', (_what, invoices, expected) => {
  expect(canSetOff(invoices.map(invoice), 'INR')).toBe(expected);
});
