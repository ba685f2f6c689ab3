import { taxOf } from '@freightdesk/tax-contract';
import { publishedComputations } from '@freightdesk/tax-contract/testing';
import fc from 'fast-check';
import { payableOf } from './payable.rules';
import { pricePurchase, statedTaxProblems } from './price-purchase.rules';
import type { PurchaseSides } from './purchase-place.rules';

const recipient = { gstin: '27AAGCB7383J1Z8', stateCode: '27' } as const;
const from = (stateCode: '27' | '29', changes: Partial<PurchaseSides['vendor']> = {}): PurchaseSides => ({
  vendor: { country: 'IN', stateCode, ...changes },
  recipient,
});
const rupees = (rate: string, gstRate: string) => ({ quantity: '1', rate, gstRate });

describe('published computations, seen by who is billed', () => {
  const purchases = publishedComputations.filter(({ supply }) => supply !== 'EXPORT');

  it.each(purchases)('$name ($source)', ({ lines, supply, expected }) => {
    const sides = from(supply === 'INTRA' ? '27' : '29', { isSez: supply === 'SEZ' });
    const roundOffPaise = 'roundOffPaise' in expected ? Number(expected.roundOffPaise) : 0;

    expect(pricePurchase({ lines, currency: 'INR', roundOffPaise }, sides).figures).toMatchObject(expected);
  });
});

describe('where it is supplied', () => {
  it.each([
    ['in our State', from('27'), 'INTRA', 'The vendor supplies from Maharashtra (27)'],
    ['in another', from('29'), 'INTER', 'The vendor supplies from Karnataka (29)'],
    ['in a SEZ of ours', from('27', { isSez: true }), 'SEZ', 's.7(5)(b)'],
    ['in a State that nobody noted', from('27', { stateCode: null }), 'INTRA', 'not on record'],
    ['abroad', from('27', { country: 'SG', stateCode: null }), 'IMPORT', 'import of service'],
    [
      'in our State, and we are unregistered',
      { vendor: { country: 'IN', stateCode: '27' }, recipient: { gstin: null, stateCode: '27' } },
      'INTRA',
      'We have our address in Maharashtra (27)',
    ],
  ] as const)('by a vendor %s', (_name, sides, supply, why) => {
    const { place } = pricePurchase({ lines: [rupees('1', '5')], currency: 'INR' }, sides);

    expect(place).toMatchObject({ stateCode: '27', supply, why: expect.stringContaining(why) });
  });
});

describe('what we owe ourselves', () => {
  it('is said and not charged under reverse charge', () => {
    const { figures, lineTax } = pricePurchase(
      { lines: [rupees('10000', '5')], currency: 'INR', reverseCharge: true, statedTax: { cgstPaise: 1 } },
      from('27'),
    );

    expect(figures).toMatchObject({
      cgstPaise: 0,
      totalPaise: 10_000_00,
      reverseChargeTax: { cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 },
    });
    expect(lineTax).toEqual([{ cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 }]);
  });

  it('is IGST on what comes from abroad, whether a person says so or not', () => {
    const lines = [rupees('1000', '18')];
    const priced = pricePurchase({ lines, currency: 'USD', exchangeRate: '83.5' }, from('27', { country: 'SG' }));

    expect(priced).toMatchObject({
      reverseCharge: true,
      figures: {
        totalPaise: 83_500_00,
        currencyTotalMinor: 1_000_00,
        reverseChargeTax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 15_030_00 },
      },
    });
  });
});

describe('tax as the vendor states it', () => {
  const ours = { cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 };

  it.each([
    [{}, []],
    [{ cgstPaise: 251_00, sgstPaise: 249_00 }, []],
    [{ cgstPaise: 251_01 }, ['statedTax.cgstPaise']],
    [{ igstPaise: 50 }, ['statedTax.igstPaise']],
    [
      { cgstPaise: 0, sgstPaise: 0, igstPaise: 500_00 },
      ['statedTax.cgstPaise', 'statedTax.sgstPaise', 'statedTax.igstPaise'],
    ],
  ])('%p is wrong at %p', (statedTax, fields) => {
    expect(statedTaxProblems(statedTax, ours).map(({ field }) => field)).toEqual(fields);
  });

  it('goes to the last line that bears it', () => {
    const lines = [rupees('10000', '5'), rupees('10000', '5'), rupees('10000', '0')];
    const statedTax = { cgstPaise: 500_70 };

    const { figures } = pricePurchase({ lines, currency: 'INR', statedTax }, from('27'));

    expect(figures).toMatchObject({ cgstPaise: 500_70, sgstPaise: 500_00, totalPaise: 31_000_70 });
    expect(figures.lines.map(({ cgstPaise }) => cgstPaise)).toEqual([250_00, 250_70, 0]);
  });
});

describe('what the vendor is to get', () => {
  it.each([
    [{ totalPaise: 11_800_00, currencyTotalMinor: 11_800_00, tdsPaise: 200_00 }, 11_600_00, 11_600_00],
    [{ totalPaise: 83_500_00, currencyTotalMinor: 1_000_00, tdsPaise: 1_670_00 }, 81_830_00, 980_00],
    [{ totalPaise: 83_500_00, currencyTotalMinor: 1_000_00, tdsPaise: 0 }, 83_500_00, 1_000_00],
  ])('of %p', (billed, payablePaise, payableMinor) => {
    expect(payableOf(billed)).toEqual({ payablePaise, payableMinor });
  });
});

it('every bill has lines that add up to its header, and totals its parts', () => {
  const line = fc.record({
    quantity: fc.constantFrom('1', '2.5', '33.333'),
    rate: fc.nat({ max: 10 ** 9 }).map((value) => (value / 100).toFixed(2)),
    gstRate: fc.constantFrom('0', '5', '18', '18.00'),
  });
  const sides = fc.constantFrom(from('27'), from('29'), from('27', { isSez: true }), from('27', { country: 'SG' }));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      sides,
      fc.boolean(),
      fc.integer({ min: -99, max: 99 }),
      (lines, who, reverseCharge, roundOffPaise) => {
        const { figures } = pricePurchase({ lines, currency: 'INR', reverseCharge, roundOffPaise }, who);

        expect(figures.lines.reduce((sum, each) => sum + taxOf(each), 0)).toBe(taxOf(figures));
        expect(figures.totalPaise).toBe(figures.taxablePaise + taxOf(figures) + roundOffPaise);
        expect(figures.currencyTotalMinor).toBe(figures.totalPaise);
      },
    ),
  );
});
