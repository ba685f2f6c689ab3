import { compare, lineMinor, parseDecimal } from '@freightdesk/shared-money';
import fc from 'fast-check';
import { chargeBases } from '../charge-head/charge-head.kinds';
import { chargeAmount, inPaise, type PricedCharge } from './charge-amount.rules';
import { chargeFigures, chargeTotals } from './charge-margin.rules';

const perKg: PricedCharge = { basis: 'PER_KG_CHARGEABLE', quantity: '45.5' };

describe('a line of charges', () => {
  it.each<[string, PricedCharge, number | null, number | null]>([
    ['is quantity by rate on each side', { ...perKg, buyRate: '2.5', sellRate: '3' }, 11_375, 13_650],
    ['rounds half a paisa up', { ...perKg, quantity: '0.5', buyRate: '0.01', sellRate: '0.03' }, 1, 2],
    ['has the side that has a rate', { ...perKg, sellRate: '3' }, null, 13_650],
    ['comes to nothing at a rate of nothing', { ...perKg, buyRate: '0', sellRate: '0' }, 0, 0],
    ['comes to its minimum', { ...perKg, minimum: '150', buyRate: '2.5', sellRate: '4' }, 15_000, 18_200],
    [
      'is a part of its quantity',
      { basis: 'PERCENT', quantity: '250000', buyRate: '0.25', sellRate: '0.5' },
      62_500,
      125_000,
    ],
    [
      'of a percentage has a minimum too',
      { basis: 'PERCENT', quantity: '100', minimum: '500', sellRate: '1' },
      null,
      50_000,
    ],
    [
      'of a currency without small money',
      { ...perKg, quantity: '3', sellRate: '100.5', sellCurrency: 'JPY' },
      null,
      302,
    ],
    ['of one with three decimals', { ...perKg, quantity: '1', sellRate: '1.2345', sellCurrency: 'KWD' }, null, 1235],
    ['half typed says nothing yet', { ...perKg, quantity: '4.', buyRate: '2.5' }, null, null],
    ['too large to be kept says nothing', { ...perKg, quantity: '999999999999', sellRate: '999999999999' }, null, null],
  ])('%s', (_what, charge, buy, sell) => {
    expect(chargeAmount(charge, 'buy')?.amountMinor ?? null).toBe(buy);
    expect(chargeAmount(charge, 'sell')?.amountMinor ?? null).toBe(sell);
  });

  it.each([
    ['what is bought in the currency of the sale', 'USD', 'USD', 4500, 4500],
    ['not what is bought in another', 'INR', 'USD', 250, 4500],
  ])('its minimum binds %s', (_what, buyCurrency, sellCurrency, buy, sell) => {
    const charge: PricedCharge = {
      basis: 'PER_BL',
      quantity: '1',
      minimum: '45',
      buyRate: '2.5',
      sellRate: '3',
      buyCurrency,
      sellCurrency,
    };

    expect(chargeAmount(charge, 'buy')?.amountMinor).toBe(buy);
    expect(chargeAmount(charge, 'sell')?.amountMinor).toBe(sell);
  });

  const figure = (max: number) => fc.nat({ max }).map((digits) => (digits / 100).toFixed(2));

  it('never comes to less than its minimum, and never to less than another of fewer', () => {
    const line = fc.record({
      quantity: figure(10 ** 7),
      more: figure(10 ** 7),
      sellRate: figure(10 ** 6),
      minimum: figure(10 ** 6),
    });
    fc.assert(
      fc.property(line, fc.constantFrom(...chargeBases), ({ quantity, more, ...terms }, basis) => {
        const amount = (text: string) => chargeAmount({ ...terms, basis, quantity: text }, 'sell')?.amountMinor ?? -1;
        const [few, many] =
          compare(parseDecimal(quantity), parseDecimal(more)) < 0 ? [quantity, more] : [more, quantity];

        expect(amount(few)).toBeGreaterThanOrEqual(lineMinor({ quantity: '1', rate: terms.minimum, currency: 'INR' }));
        expect(amount(many)).toBeGreaterThanOrEqual(amount(few));
      }),
    );
  });

  it('and its fellows make the totals, to the paisa', () => {
    const currency = fc.constantFrom('INR', 'USD', 'JPY', 'KWD');
    const line = fc.record({
      basis: fc.constantFrom(...chargeBases),
      quantity: figure(10 ** 6),
      ...{ buyRate: figure(10 ** 5), buyCurrency: currency, sellRate: figure(10 ** 5), sellCurrency: currency },
    });
    const rates = { USD: '88.45', JPY: '0.5712', KWD: '288.1375' };
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const totals = chargeTotals(lines, rates);
        const figures = lines.map((one) => chargeFigures(one, rates));
        const sum = (side: 'buyPaise' | 'sellPaise') => figures.reduce((all, one) => all + (one[side] ?? 0), 0);

        expect(totals.buyPaise).toBe(sum('buyPaise'));
        expect(totals.sellPaise).toBe(sum('sellPaise'));
        expect(totals.marginPaise).toBe(lines.length === 0 ? null : sum('sellPaise') - sum('buyPaise'));
      }),
    );
  });
});

it('an amount has no rupees on a day without a rate of its currency', () => {
  expect(inPaise({ currency: 'USD', amountMinor: 100 }, {})).toBeNull();
  expect(inPaise({ currency: 'INR', amountMinor: 100 }, {})).toBe(100);
});
