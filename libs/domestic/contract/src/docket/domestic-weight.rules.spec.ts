import { compare, parseDecimal } from '@freightdesk/shared-money';
import fc from 'fast-check';
import { type Dimension, type DocketGoods, docketWeights } from './domestic-weight.rules';

const box = (measure: string, quantity = 1): Dimension => {
  const [lengthCm = '', widthCm = '', heightCm = ''] = measure.split('x');
  return { quantity, lengthCm, widthCm, heightCm };
};

describe('volumetric weight', () => {
  it.each([
    // trackon.in, volumetric weight: by surface 5000, by air 6000.
    ['60x40x30', '5000', '14.4'],
    ['60x40x30', '6000', '12'],
    ['60x40x30', '4500', '16'],
    ['60x40x30', '4750', '15.158'],
    ['60.5x40x30', '4000', '18.15'],
    ['10x10x10', '4500.5', '0.222'],
  ])('of %s by %s is %s kg', (measure, divisor, volumetricKg) => {
    expect(docketWeights({ actualKg: '1', dimensions: [box(measure)], divisor }).volumetricKg).toBe(volumetricKg);
  });
});

describe('chargeable weight', () => {
  const goods = (changes: Partial<DocketGoods>): DocketGoods => ({
    actualKg: '120.5',
    dimensions: [],
    divisor: '5000',
    ...changes,
  });

  it.each<[string, Partial<DocketGoods>, string | null]>([
    ['the actual weight', {}, '120.5'],
    ['the volume, where that is more', { dimensions: [box('60x40x30', 10)] }, '144'],
    ['the actual weight, where the volume is less', { dimensions: [box('60x40x30', 8)] }, '120.5'],
    ['the least of the tariff', { actualKg: '4.250', minimumKg: '20' }, '20'],
    ['more than the least of the tariff', { minimumKg: '20' }, '120.5'],
    ['all lines together', { dimensions: [box('60x40x30', 5), box('60x40x30', 6)] }, '158.4'],
    ['unknown until the goods are weighed', { actualKg: null, dimensions: [box('60x40x30')] }, null],
  ])('is %s', (_, changes, chargeableKg) => {
    expect(docketWeights(goods(changes)).chargeableKg).toBe(chargeableKg);
  });

  it('is never less than any of the three', () => {
    const kg = fc.integer({ min: 1, max: 9_999_999 }).map((grams) => `${Math.floor(grams / 1000)}.${grams % 1000}`);
    const side = fc.integer({ min: 1, max: 500 }).map(String);
    const dimension = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      lengthCm: side,
      widthCm: side,
      heightCm: side,
    });

    fc.assert(
      fc.property(kg, kg, fc.array(dimension, { maxLength: 4 }), (actualKg, minimumKg, dimensions) => {
        const { volumetricKg, chargeableKg } = docketWeights({ actualKg, minimumKg, dimensions, divisor: '5000' });
        const charged = parseDecimal(chargeableKg ?? '0');

        for (const weight of [actualKg, minimumKg, volumetricKg ?? '0']) {
          expect(compare(charged, parseDecimal(weight))).not.toBe(-1);
        }
      }),
    );
  });
});
