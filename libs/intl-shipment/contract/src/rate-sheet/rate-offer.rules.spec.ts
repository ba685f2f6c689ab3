import { chargeAmount } from '@freightdesk/tax-contract';
import fc from 'fast-check';
import { containerTypeCodes } from '../identifier/container.rules';
import { containersText, typesOfContainers } from '../lead/lead-containers.rules';
import { boxesIn } from './boxes-in.rules';
import { rateOffers } from './rate-offer.rules';
import { countedRates, pricedBuy, type RatedGoods } from './rate-quantity.rules';
import { rateSheetRow } from './rate-sheet.builder';
import type { RateLine } from './rate-sheet.schema';

const rates = { USD: '88.45' };
const lineOf = (changes: Partial<RateLine>): RateLine => ({
  ...{ chargeHeadId: 'freight', basis: 'PER_CONTAINER', containerType: null, fromKg: null },
  ...{ currency: 'INR', rate: '100', minimum: null },
  ...changes,
});
const perKg = (fromKg: string | null, rate: string, minimum: string | null = null) =>
  lineOf({ basis: 'PER_KG_CHARGEABLE', fromKg, rate, minimum });
const air = [perKg(null, '148', '4500'), perKg('100', '126'), perKg('500', '112')];
const boxes = [lineOf({ containerType: '22G1', rate: '900' }), lineOf({ containerType: '45G1', rate: '1300' })];

const told = (lines: readonly RateLine[], goods: RatedGoods) =>
  countedRates(lines, goods, rates)?.map(({ line, quantity }) => [line.rate, quantity]) ?? null;

describe('what goods are charged by', () => {
  it.each<[string, RateLine[], RatedGoods, (string | null)[][] | null]>([
    [
      'is each type of container by its price',
      boxes,
      { containers: ['22G1', '45G1', '22G1'] },
      [
        ['900', '2'],
        ['1300', '1'],
      ],
    ],
    ['is only the types that are carried', boxes, { containers: ['45G1'] }, [['1300', '1']]],
    ['is nothing where one type has no price', boxes, { containers: ['22G1', '22R1'] }, null],
    [
      'is the price of every type for the others',
      [...boxes, lineOf({ rate: '1500' })],
      { containers: ['22G1', '22R1', '42U1'] },
      [
        ['900', '1'],
        ['1500', '2'],
      ],
    ],
    [
      'is open where no containers are said',
      boxes,
      {},
      [
        ['900', null],
        ['1300', null],
      ],
    ],
    ['is the break that the weight has reached', air, { chargeableKg: '250' }, [['126', '250']]],
    ['is the next break where that is cheaper', air, { chargeableKg: '92' }, [['126', '100']]],
    ['is its own break where the next one is dearer', air, { chargeableKg: '60' }, [['148', '60']]],
    ['is the least weight of the lowest break', [perKg('45', '140')], { chargeableKg: '30' }, [['140', '45']]],
    ['is open where no weight is said', air, {}, [['148', null]]],
    [
      'is a percentage of what else is bought in its currency',
      [lineOf({ basis: 'PER_BL', rate: '2000' }), lineOf({ chargeHeadId: 'fuel', basis: 'PERCENT', rate: '10' })],
      {},
      [
        ['2000', '1'],
        ['10', '2000'],
      ],
    ],
    [
      'is the volume or the weight, whichever is more',
      [lineOf({ basis: 'PER_CBM_RT' })],
      { revenueTons: '3.5' },
      [['100', '3.5']],
    ],
  ])('%s', (_what, lines, goods, expected) => {
    expect(told(lines, goods)).toEqual(expected);
  });

  it('never costs less for more weight, nor more than at the break that was reached', () => {
    const breaks = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 5 });
    const costOf = (lines: RateLine[], kg: number): number => {
      const [counted] = countedRates(lines, { chargeableKg: String(kg) }, rates) ?? [];
      return (counted && chargeAmount(pricedBuy(counted), 'buy')?.amountMinor) ?? -1;
    };
    fc.assert(
      fc.property(
        breaks,
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 6, maxLength: 6 }),
        fc.tuple(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 0, max: 500 })),
        (froms, prices, [kg, more]) => {
          const lines = [null, ...froms].map((from, index) =>
            perKg(from === null ? null : String(from), String(prices[index] ?? 1)),
          );
          const reached = lines.filter(({ fromKg }) => Number(fromKg ?? 0) <= kg);
          const own = reached.toSorted((one, other) => Number(other.fromKg ?? 0) - Number(one.fromKg ?? 0))[0];
          expect(costOf(lines, kg)).toBeGreaterThanOrEqual(0);
          expect(costOf(lines, kg)).toBeLessThanOrEqual(kg * Number(own?.rate) * 100);
          expect(costOf(lines, kg + more)).toBeGreaterThanOrEqual(costOf(lines, kg));
        },
      ),
    );
  });
});

describe('the offers of a lane', () => {
  const lane = { date: '2026-11-21', mode: 'SEA_FCL', originLocode: 'INNSA', destinationLocode: 'AEJEA' };
  const goods = { containers: ['22G1', '22G1'] };
  const sheetOf = (id: string, rate: string, transitDays: number | null, currency: 'USD' | 'EUR' = 'USD') =>
    rateSheetRow({ id, transitDays, lines: [lineOf({ containerType: '22G1', rate, currency })] });
  const sheets = [
    sheetOf('a', '900', 5),
    sheetOf('b', '820', 11),
    sheetOf('c', '900', null),
    sheetOf('d', '1', 1, 'EUR'),
  ];
  const ids = (order: 'cheapest' | 'fastest') =>
    rateOffers(sheets, { ...lane, goods }, rates, order).map(({ sheet, totalPaise }) => [sheet.id, totalPaise]);

  it('come in rupees at the rates of the day, what is not known last', () => {
    expect(ids('cheapest')).toEqual([
      ['b', 2 * 820 * 88_45],
      ['a', 2 * 900 * 88_45],
      ['c', 2 * 900 * 88_45],
      ['d', null],
    ]);
    expect(ids('fastest').map(([id]) => id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it.each([
    ['on the first day', { date: '2026-11-01' }, 1],
    ['on the last day', { date: '2026-12-31' }, 1],
    ['before it begins', { date: '2026-10-31' }, 0],
    ['after it ends', { date: '2027-01-01' }, 0],
    ['by another mode', { mode: 'AIR' }, 0],
    ['from another port', { originLocode: 'INMUN' }, 0],
    ['to another port', { destinationLocode: 'DEHAM' }, 0],
  ])('have a sheet %s as often as it is in force', (_when, changes, count) => {
    const found = rateOffers([sheetOf('a', '900', 5)], { ...lane, goods, ...changes }, rates, 'cheapest');

    expect(found).toHaveLength(count);
  });

  it.each([
    ['a later one of the same tariff', { validFrom: '2026-11-15' }, ['b']],
    ['another tariff of the same vendor', { validFrom: '2026-11-15', reference: 'KSA-DIRECT' }, ['a', 'b']],
    ['a later one that has not begun', { validFrom: '2026-12-01' }, ['a']],
    ['a later one that was put away', { validFrom: '2026-11-15', active: false }, ['a']],
  ])('beside %s are those that hold, though the old price is less', (_what, changes, expected) => {
    const [old, newer] = [sheetOf('a', '700', 5), { ...sheetOf('b', '990', 5), ...changes }];

    const found = rateOffers([old, newer], { ...lane, goods }, rates, 'cheapest');

    expect(found.map(({ sheet }) => sheet.id)).toEqual(expected);
  });

  it('have no sheet that was put away', () => {
    expect(rateOffers([rateSheetRow({ active: false })], { ...lane, goods }, rates, 'cheapest')).toEqual([]);
  });
});

it.each([
  ['2 x 20GP, 1 x 40HC', ['22G1', '22G1', '45G1']],
  ['3x40HC', ['45G1', '45G1', '45G1']],
  ['', []],
])('boxes written as %s are told by their types', (text, types) => {
  expect(boxesIn(text)).toEqual(types);
});

it('containers that a lead asks for are read again as they are written', () => {
  const asked = containerTypeCodes.map((sizeType, index) => ({ quantity: index + 1, sizeType }));

  expect(boxesIn(containersText(asked))).toEqual(typesOfContainers(asked));
});
