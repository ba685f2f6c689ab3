import { chargeFigures, chargeTotals, marginOf } from './charge-margin.rules';
import { percentBase, quantityOf } from './charge-quantity.rules';
import { chargeProblems } from './charge.rules';
import { settleCharges } from './settle-charges.rules';

const rates = { USD: '88.45' };

describe('the margin', () => {
  it.each([
    ['of a sale above its cost', 80_000, 100_000, 20_000, '20'],
    ['of a sale below its cost', 100_000, 80_000, -20_000, '-25'],
    ['of a third, rounded', 200, 300, 100, '33.33'],
    ['of two thirds, rounded', 100, 300, 200, '66.67'],
    ['of a sale without cost', null, 100_000, 100_000, '100'],
    ['of a cost that is not sold', 80_000, null, null, null],
    ['of what is given away', 80_000, 0, -80_000, null],
  ])('%s', (_what, buy, sell, marginPaise, marginPercent) => {
    expect(marginOf(buy, sell)).toEqual({ marginPaise, marginPercent });
  });
});

describe('the totals of charges', () => {
  const freight = { quantity: '2', buyRate: '900', buyCurrency: 'USD', sellRate: '1000', sellCurrency: 'USD' };
  const handling = { quantity: '1', buyRate: '3000', sellRate: '5000' };

  it('stand per currency and in rupees of the day', () => {
    expect(chargeTotals([freight, handling], rates)).toEqual({
      buy: [
        { currency: 'INR', amountMinor: 300_000 },
        { currency: 'USD', amountMinor: 180_000 },
      ],
      sell: [
        { currency: 'INR', amountMinor: 500_000 },
        { currency: 'USD', amountMinor: 200_000 },
      ],
      buyPaise: 300_000 + 15_921_000,
      sellPaise: 500_000 + 17_690_000,
      marginPaise: 1_969_000,
      marginPercent: '10.82',
      unrated: [],
    });
  });

  it('have no rupees while a currency has no rate, and say which', () => {
    const totals = chargeTotals([freight, handling], {});

    expect(totals).toMatchObject({ buyPaise: null, sellPaise: null, marginPaise: null, unrated: ['USD'] });
    expect(chargeFigures({ ...freight, sellCurrency: 'INR' }, {}).marginPaise).toBeNull();
  });

  it('have no margin where nothing is sold', () => {
    expect(chargeTotals([{ quantity: '1', buyRate: '3000' }], rates)).toMatchObject({
      sellPaise: 0,
      marginPaise: null,
    });
  });
});

describe('how many are charged', () => {
  const goods = { chargeableKg: '45.5', revenueTons: '3.2', containers: ['22G1', '45G1', '22G1'] };

  it.each([
    [{ basis: 'PER_SHIPMENT' }, goods, '1'],
    [{ basis: 'PER_BL' }, goods, '1'],
    [{ basis: 'AT_ACTUAL' }, goods, '1'],
    [{ basis: 'PER_KG_CHARGEABLE' }, goods, '45.5'],
    [{ basis: 'PER_CBM_RT' }, goods, '3.2'],
    [{ basis: 'PER_CONTAINER' }, goods, '3'],
    [{ basis: 'PER_CONTAINER', containerType: '22G1' }, goods, '2'],
    [{ basis: 'PER_CONTAINER', containerType: '42G1' }, goods, null],
    [{ basis: 'PER_KG_CHARGEABLE' }, {}, null],
    [{ basis: 'PERCENT' }, goods, null],
  ] as const)('%j of %j is %s', (charge, of, expected) => {
    expect(quantityOf(charge, of)).toBe(expected);
  });

  it('of a percentage is what the other lines of its currency are sold for', () => {
    const others = [
      { quantity: '2', sellRate: '1000.25' },
      { quantity: '1', sellRate: '70', sellCurrency: 'USD' },
      { basis: 'PERCENT' as const, quantity: '1000', sellRate: '2' },
    ];

    expect(percentBase({ basis: 'PERCENT' }, others)).toBe('2000.5');
    expect(percentBase({ basis: 'PERCENT', sellCurrency: 'USD' }, others)).toBe('70');
  });
});

describe('a charge', () => {
  it.each([
    ['is right', { quantity: '1', buyRate: '10', sellRate: '12' }, []],
    ['of a pure agent is passed on at cost', { quantity: '1', buyRate: '10', sellRate: '10', pureAgent: true }, []],
    [
      'of a pure agent is not marked up',
      { quantity: '1', buyRate: '10', sellRate: '12', pureAgent: true },
      ['sellRate'],
    ],
    [
      'of a pure agent may be billed in another currency',
      { quantity: '1', buyRate: '10', buyCurrency: 'USD', sellRate: '884.5', pureAgent: true },
      [],
    ],
    ['is not too large', { quantity: '999999999999', buyRate: '999999' }, ['buyRate']],
  ])('%s', (_what, charge, fields) => {
    expect(chargeProblems(charge).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['rupees', { sellRate: '9999999999' }, []],
    ['rupees after its rate', { sellRate: '9999999999', sellCurrency: 'USD' }, ['sellRate']],
    ['a currency whose rate is not known yet', { sellRate: '9999999999', sellCurrency: 'EUR' }, []],
    ['rupees by its minimum', { sellRate: '1', minimum: '999999999999' }, ['sellRate']],
  ])('is not too large in %s', (_what, charge, fields) => {
    expect(chargeProblems({ quantity: '1', ...charge }, { USD: '84.5' }).map(({ field }) => field)).toEqual(fields);
  });

  it('too large in rupees has no figure in them, and its currency is not said to lack a rate', () => {
    const charge = { basis: 'PER_SHIPMENT' as const, quantity: '1', sellRate: '9999999999', sellCurrency: 'USD' };

    expect(chargeTotals([charge], { USD: '84.5' })).toMatchObject({ sellPaise: null, unrated: [] });
  });
});

describe('charges as they are kept', () => {
  const head = { id: 'oft', name: 'Ocean freight', pureAgent: false, active: true };
  const line = { chargeHeadId: 'oft', basis: 'PER_SHIPMENT' as const, quantity: '2', sellRate: '10' };
  const settle = (changes: object, isKept = false) =>
    settleCharges({
      lines: [{ ...line, ...changes }],
      heads: [head, { ...head, id: 'old', active: false }],
      rates,
      list: 'charges',
      isKept: () => isKept,
    });

  it('have what was left out filled in, and what follows computed', () => {
    expect(settle({}).charges).toMatchObject([
      {
        description: 'Ocean freight',
        sellCurrency: 'INR',
        buyCurrency: null,
        pureAgent: false,
        sellMinor: 2000,
        sellPaise: 2000,
      },
    ]);
  });

  it.each([
    ['of a head that is not there', { chargeHeadId: 'gone' }, false, ['unknown_charge_head']],
    ['of a head that is no longer in use', { chargeHeadId: 'old' }, false, ['charge_head_not_in_use']],
    ['that bore such a head before', { chargeHeadId: 'old' }, true, []],
  ])('%s', (_what, changes, isKept, codes) => {
    expect(settle(changes, isKept).problems.map(({ code }) => code)).toEqual(codes);
  });
});
