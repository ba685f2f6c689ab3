import fc from 'fast-check';
import { compare, parseDecimal } from '@freightdesk/shared-money';
import { airWeights, cubicMetres, lclRevenueTons, type PackageLine } from './weight.rules';

const packages = (quantity: number, size: string, grossKg: string): PackageLine => {
  const [lengthCm = '', widthCm = '', heightCm = ''] = size.split('x');
  return { quantity, lengthCm, widthCm, heightCm, grossKg };
};

describe('weights by air', () => {
  it.each([
    [packages(1, '140x100x90', '150'), '210', '210', 'mol-logistics.com weight calculator'],
    [packages(1, '140x100x90', '260'), '210', '260', 'mol-logistics.com weight calculator'],
    [packages(1, '50x50x50', '80'), '20.833', '80', 'valueclearingandforwarding.co.za'],
    [packages(2, '100x120x110', '1000'), '440', '1000', 'gross weight decides'],
    [packages(8, '60x40x20', '45'), '64', '64', 'volume decides'],
    [packages(1, '30x45x65', '14'), '14.625', '15', 'up to the next half kilogram'],
    [packages(1, '10x10x10', '14.5'), '0.167', '14.5', 'a half kilogram stays'],
    [packages(1, '10x10x10', '14.501'), '0.167', '15', 'a gram above it counts'],
  ])('of %j are %s volumetric and %s chargeable (%s)', (line, volumetricKg, chargeableKg) => {
    expect(airWeights([line])).toEqual({ grossKg: line.grossKg, volumetricKg, chargeableKg });
  });

  // hlcargo.com: dimensions go to the nearest centimetre, half a centimetre up
  it.each([
    ['120.4', '2'],
    ['120.5', '2.017'],
  ])('take %s cm as whole centimetres', (lengthCm, volumetricKg) => {
    expect(airWeights([packages(1, `${lengthCm}x10x10`, '1')]).volumetricKg).toBe(volumetricKg);
  });

  it('compare the totals, not line by line', () => {
    const heavy = packages(1, '10x10x10', '100');
    const light = packages(1, '100x100x60', '10');

    expect(airWeights([heavy, light])).toEqual({ grossKg: '110', volumetricKg: '100.167', chargeableKg: '110' });
  });

  it('follow the divisor of a tariff', () => {
    expect(airWeights([packages(1, '60x40x30', '1')], '5000').volumetricKg).toBe('14.4');
  });

  it('charge at least what is weighed, in half kilograms', () => {
    const size = fc.nat({ max: 300 }).map((value) => String(value + 1));
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      lengthCm: size,
      widthCm: size,
      heightCm: size,
      grossKg: fc.nat({ max: 10 ** 7 }).map((grams) => (grams / 1000).toFixed(3)),
    });

    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const { grossKg, chargeableKg } = airWeights(lines);

        expect(compare(parseDecimal(chargeableKg), parseDecimal(grossKg))).not.toBe(-1);
        expect(chargeableKg).toMatch(/^\d+(\.5)?$/);
      }),
    );
  });
});

describe('less than a container by sea', () => {
  it.each([
    [{ cbm: '1.14', grossKg: '2500', minimum: '0' }, '2.5', 'howtoexportimport.com'],
    [{ cbm: '2.16', grossKg: '500', minimum: '0' }, '2.16', 'costcalculator.calculator.city'],
    [{ cbm: '0.4', grossKg: '120', minimum: '1' }, '1', 'a ton is the usual least'],
  ])('%j are %s revenue tons (%s)', (cargo, tons) => {
    expect(lclRevenueTons(cargo)).toBe(tons);
  });

  it('measures packages in cubic metres', () => {
    expect(cubicMetres([packages(3, '120.5x80x100', '1'), packages(1, '10x10x10', '1')])).toBe('2.893');
  });
});
