import { compare, multiply, parseDecimal } from '@freightdesk/shared-money';
import { chargeAmount, chargeFigures } from '@freightdesk/tax-contract';
import fc from 'fast-check';
import type { QuotedChargeInput } from '../quotation/quotation.schema';
import type { RateOffer } from './rate-offer.rules';
import { pricedBuy } from './rate-quantity.rules';
import { rateSheetRow } from './rate-sheet.builder';
import type { RateLine } from './rate-sheet.schema';
import { offeredCharges, sellRateOf, withOffer } from './taken-offer.rules';

const lineOf = (changes: Partial<RateLine> = {}): RateLine => ({
  ...{ chargeHeadId: 'freight', basis: 'PER_CONTAINER', containerType: '22G1', fromKg: null },
  ...{ currency: 'USD', rate: '900', minimum: null },
  ...changes,
});
const countedOf = (changes: Partial<RateLine> = {}, quantity = '2') => ({ line: lineOf(changes), quantity });

describe('what an offer is sold for', () => {
  it.each([
    ['leaves the margin that is asked, as a part of the sale', countedOf({ rate: '900' }), '10', '1000'],
    ['is rounded up, so that the margin holds', countedOf({ rate: '100' }), '12.5', '114.29'],
    ['is what it costs where no margin is asked', countedOf({ rate: '87.5' }), '0', '87.5'],
    [
      'covers the minimum where that binds',
      countedOf({ basis: 'PER_KG_CHARGEABLE', rate: '100', minimum: '4500' }, '30'),
      '10',
      '166.67',
    ],
  ])('%s', (_what, counted, margin, rate) => {
    expect(sellRateOf(counted, margin)).toBe(rate);
  });

  it('has no rate that leaves everything', () => {
    expect(sellRateOf(countedOf(), '100')).toBeNull();
  });

  it('never falls below the margin that is asked', () => {
    const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(cents(1_000_000), cents(5_000_00), cents(6_000), (rate, quantity, margin) => {
        const counted = countedOf({ rate, currency: 'INR' }, quantity);
        const sell = parseDecimal(sellRateOf(counted, margin) ?? '0');
        const left = parseDecimal((100 - Number(margin)).toFixed(2));

        expect(compare(multiply(sell, left), multiply(parseDecimal(rate), parseDecimal('100')))).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  it('covers its minimum with the margin, whatever the minimum', () => {
    const whole = (most: number) => fc.integer({ min: 1, max: most });
    fc.assert(
      fc.property(whole(500), whole(100_000), whole(400), whole(60), (rate, minimum, quantity, margin) => {
        const counted = countedOf(
          { basis: 'PER_KG_CHARGEABLE', currency: 'INR', rate: String(rate), minimum: String(minimum) },
          String(quantity),
        );
        const sold = { sellRate: sellRateOf(counted, String(margin)), sellCurrency: 'INR' };
        const { marginPercent } = chargeFigures({ ...pricedBuy(counted), ...sold }, {});

        expect(Number(marginPercent)).toBeGreaterThanOrEqual(margin);
        expect(chargeAmount(pricedBuy(counted), 'buy')).not.toBeNull();
      }),
    );
  });
});

describe('taking an offer', () => {
  const sheet = rateSheetRow({ id: 'sheet', vendorId: 'vendor' });
  const offer: RateOffer = {
    ...{ sheet, totalPaise: 0 },
    counted: [countedOf(), countedOf({ chargeHeadId: 'thc', currency: 'INR', rate: '7200' })],
  };
  const offered = offeredCharges(offer, '10');
  const typed = (changes: Partial<QuotedChargeInput>): QuotedChargeInput => ({
    ...{ chargeHeadId: 'freight', basis: 'PER_CONTAINER', containerType: '22G1', quantity: '1' },
    ...changes,
  });
  const blank = typed({ chargeHeadId: '', containerType: null });

  it('fills an empty quotation, and each line remembers its sheet', () => {
    expect(withOffer([blank], offered)).toEqual([
      expect.objectContaining({
        ...{ chargeHeadId: 'freight', quantity: '2', buyRate: '900', buyCurrency: 'USD', vendorId: 'vendor' },
        ...{ rateSheetId: 'sheet', sellRate: '1000', sellCurrency: 'USD' },
      }),
      expect.objectContaining({ chargeHeadId: 'thc', buyRate: '7200', sellRate: '8000' }),
    ]);
  });

  it('fills the cost of a line beside the price that was typed', () => {
    const [freight] = withOffer([typed({ sellRate: '1150', sellCurrency: 'USD' })], offered);

    expect(freight).toMatchObject({ buyRate: '900', rateSheetId: 'sheet', sellRate: '1150' });
  });

  it('leaves a cost that was typed, and lines that the offer does not price', () => {
    const own = [typed({ buyRate: '850', buyCurrency: 'USD' }), typed({ chargeHeadId: 'customs', buyRate: '4000' })];

    const lines = withOffer(own, offered);

    expect(lines.map(({ chargeHeadId, buyRate }) => [chargeHeadId, buyRate])).toEqual([
      ['freight', '850'],
      ['customs', '4000'],
      ['thc', '7200'],
    ]);
    expect(lines[0]?.rateSheetId).toBeUndefined();
  });

  it('makes way for another offer, but for what was typed since', () => {
    const other = offeredCharges({ ...offer, counted: [countedOf({ rate: '810' })] }, '10');
    const first = withOffer([blank], offered).map((line) =>
      line.chargeHeadId === 'freight' ? { ...line, sellRate: '1111' } : line,
    );

    expect(withOffer(first, other, offered).map(({ buyRate, sellRate }) => [buyRate, sellRate])).toEqual([
      ['810', '1111'],
    ]);
  });

  it('twice is the same as once', () => {
    const once = withOffer([blank], offered);

    expect(withOffer(once, offered, offered)).toEqual(once);
  });
});
