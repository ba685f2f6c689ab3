import { type CurrencyCode, lineMinor } from '@freightdesk/shared-money';
import { chargeAmount, type PricedCharge } from '@freightdesk/tax-contract';
import fc from 'fast-check';
import { inRupees, lineOfCharge } from './billable-charge.rules';

const named = {
  id: 'c',
  recordId: 'r',
  record: 'jobcard',
  chargeHeadId: 'h',
  description: 'Freight',
  pureAgent: false,
  paise: null,
  quotedPaise: null,
} as const;
const billed = (charge: PricedCharge, currency: CurrencyCode = 'INR') => {
  const minor = chargeAmount({ ...charge, sellCurrency: currency }, 'sell')?.amountMinor ?? null;
  return lineOfCharge({ ...named, quantity: charge.quantity ?? '', rate: charge.sellRate ?? null, currency, minor });
};

it.each<[string, PricedCharge, object]>([
  [
    'keeps its quantity and rate',
    { basis: 'PER_BL', quantity: '2', sellRate: '1500' },
    { quantity: '2', rate: '1500' },
  ],
  ['at its minimum is one piece', { quantity: '2', sellRate: '10', minimum: '45' }, { quantity: '1', rate: '45.00' }],
  [
    'of a percentage is one piece',
    { basis: 'PERCENT', quantity: '1000', sellRate: '2.5' },
    { quantity: '1', rate: '25.00' },
  ],
])('a charge on a document %s', (_what, charge, line) => {
  expect(billed(charge)).toMatchObject(line);
});

it('a charge without a sale is no line', () => {
  expect(billed({ quantity: '1' })).toBeNull();
});

it('a line of a charge comes to the charge, whatever its basis and currency', () => {
  const figure = fc.nat({ max: 10 ** 8 }).map((digits) => (digits / 10_000).toFixed(4));
  const charge = fc.record({
    basis: fc.constantFrom('PER_BL' as const, 'PERCENT' as const),
    quantity: figure,
    sellRate: figure,
    minimum: figure,
  });
  fc.assert(
    fc.property(charge, fc.constantFrom<CurrencyCode>('INR', 'USD', 'JPY', 'KWD'), (terms, currency) => {
      const line = billed(terms, currency);
      expect(line && lineMinor(line)).toBe(line?.amountMinor ?? null);
    }),
  );
});

it.each([
  ['dollars', 'USD', 1450_00, '88.4700', '128281.50', 'Freight (USD 1,450.00 at 88.4700)'],
  ['a currency without minor units', 'JPY', 120_000, '0.5612', '67344.00', 'Freight (JPY 120,000 at 0.5612)'],
] as const)(
  'a charge in %s is one piece of rupees on a document in rupees',
  (_what, currency, amountMinor, at, rate, said) => {
    const charge = { ...named, quantity: '2', rate: '1', currency, amountMinor };

    expect(inRupees(charge, at)).toMatchObject({ quantity: '1', rate, currency: 'INR', description: said });
  },
);
