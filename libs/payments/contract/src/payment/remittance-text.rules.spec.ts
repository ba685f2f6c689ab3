import { namedInvoices, saidAllocations, suggestedAllocations } from './remittance-text.rules';

const invoice = (number: string, outstandingMinor = 500_00, changes: object = {}) => ({
  ...{ id: number, number, partyId: 'p', date: '2026-05-01', currency: 'INR', outstandingMinor, ...changes },
});
const open = [
  invoice('SI/25-26/000124', 300_00, { date: '2026-03-30' }),
  invoice('SI/26-27/000123'),
  invoice('SI/26-27/000124', 700_00),
  invoice('SI/26-27/000301', 900_00, { date: '2026-04-02' }),
];
const named = (text: string) => namedInvoices(text, open).map(({ number }) => number);

it.each([
  ['NEFT CR-HDFC0000001-COASTAL SPICES-SI/26-27/000123', ['SI/26-27/000123']],
  ['IMPS si 26 27 000123', ['SI/26-27/000123']],
  ['payment against inv. no 123, 301 & 9', ['SI/26-27/000123', 'SI/26-27/000301']],
  ['INV123 N30629901724', ['SI/26-27/000123']],
  ['Invoice 00301-UTIBN5202', ['SI/26-27/000301']],
])('%s names its invoices', (text, numbers) => {
  expect(named(text)).toEqual(numbers);
});

it.each(['UTR 000000000123', 'NEFT 123 COASTAL', 'Invoice 124', 'Advance for May 2026', ''])(
  '%s names none',
  (text) => {
    expect(named(text)).toEqual([]);
  },
);

it('a vendor’s bill is named by his own number; what is settled is named no more', () => {
  const bill = invoice('PI/26-27/000009', 500_00, { supplierNumber: 'KR-0778' });

  expect(namedInvoices('NEFT KR 0778', [bill])).toEqual([bill]);
  expect(namedInvoices('NEFT KR 0778', [{ ...bill, outstandingMinor: 0 }])).toEqual([]);
});

const inr = (text: string) => ({ currency: 'INR', text }) as const;

it('an amount goes to what its text names, else to the one invoice that it equals, else nothing is said', () => {
  expect(saidAllocations(600_00, open, inr('INV 123'))).toEqual([
    { invoiceId: 'SI/26-27/000123', amountMinor: 500_00 },
  ]);
  expect(saidAllocations(900_00, open, inr('NEFT'))).toEqual([{ invoiceId: 'SI/26-27/000301', amountMinor: 900_00 }]);
  expect(saidAllocations(100_00, open, inr('NEFT'))).toEqual([]);
  expect(saidAllocations(500_00, open, { currency: 'USD', text: 'INV 123' })).toEqual([]);
});

it('what is left of that goes to the oldest first', () => {
  expect(suggestedAllocations(900_00, open, inr('INV 123'))).toEqual([
    { invoiceId: 'SI/26-27/000123', amountMinor: 500_00 },
    { invoiceId: 'SI/25-26/000124', amountMinor: 300_00 },
    { invoiceId: 'SI/26-27/000301', amountMinor: 100_00 },
  ]);
});
