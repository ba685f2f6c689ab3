import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import fc from 'fast-check';
import { type EarnedOfJob, jobProfit, teuOf } from './job-profit.rules';

const job = {
  charges: [keptChargeRow()],
  grossKg: '120',
  chargeableKg: null,
  containers: [{ sizeType: '22G1' }, { sizeType: '45G1' }],
};
const oft = { chargeHeadId: keptChargeRow().chargeHeadId, name: 'Ocean freight' };
const share = { chargeHeadId: 'dnd', name: 'Detention', buyPaise: 30_000, sellPaise: 0 };
const earned = (changes: Partial<EarnedOfJob> = {}): EarnedOfJob => ({
  heads: [{ ...oft, buyPaise: 850_000, sellPaise: 1_000_000 }],
  ...{ exchangeDifferencePaise: 0, onBehalfPaise: 0, movedPaise: 0 },
  ...changes,
});

describe('what a job earns', () => {
  it('stands by head as it was quoted, as it is expected and as it was posted', () => {
    const found = jobProfit({ ...job, charges: [keptChargeRow({ buyPaise: 820_000 })] }, earned());

    expect(found.rows).toEqual([
      {
        ...oft,
        quoted: { buyPaise: 800_000, sellPaise: 1_000_000, marginPaise: 200_000 },
        accrued: { buyPaise: 820_000, sellPaise: 1_000_000, marginPaise: 180_000 },
        actual: { buyPaise: 850_000, sellPaise: 1_000_000, marginPaise: 150_000 },
      },
    ]);
    expect(found.actual).toMatchObject({
      marginPaise: 150_000,
      marginPercent: '15',
      marginPerKgPaise: 1250,
      marginPerTeuPaise: 50_000,
    });
  });

  it('keeps apart what the currency and the customer’s own money did', () => {
    const found = jobProfit(
      { ...job, charges: [keptChargeRow({ pureAgent: true })] },
      earned({ heads: [], exchangeDifferencePaise: 700, onBehalfPaise: -50 }),
    );

    expect(found).toMatchObject({
      actual: { marginPaise: 0 },
      accrued: { sellPaise: 0 },
      exchangeDifferencePaise: 700,
      onBehalfPaise: -50,
    });
  });

  it('has no sale of what is waived, and its cost all the same', () => {
    const { accrued } = jobProfit({ ...job, charges: [keptChargeRow({ waivedReason: 'Our own delay' })] }, earned());

    expect(accrued).toMatchObject({ buyPaise: 800_000, sellPaise: 0, marginPaise: -800_000, marginPercent: null });
  });

  it.each([
    ['as it was posted', {}, {}, [], 850_000],
    ['with what is certain and not billed yet', { isAccrued: true }, {}, [], 1_650_000],
    ['without what is only paid for the customer', { isAccrued: true, pureAgent: true }, {}, [], 850_000],
    [
      'without what a bill has brought into the books',
      { isAccrued: true, purchaseDocument: { id: 'd', number: 'PI/1' } },
      {},
      [],
      850_000,
    ],
    ['with its share of the costs of its master', {}, {}, [share], 880_000],
    ['with that share once, after accounts moved it', {}, { movedPaise: 25_000 }, [share], 850_000],
  ] as const)('is left %s', (_how, charge, changes, borne, buyPaise) => {
    const { net } = jobProfit({ ...job, charges: [keptChargeRow(charge)] }, earned(changes), borne);

    expect(net).toMatchObject({ buyPaise, sellPaise: 1_000_000, marginPaise: 1_000_000 - buyPaise });
  });

  it('adds up, whatever was posted under which head', () => {
    const head = fc.record({
      chargeHeadId: fc.constantFrom(null, oft.chargeHeadId, 'other'),
      name: fc.constant('Head'),
      buyPaise: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
      sellPaise: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
    });
    fc.assert(
      fc.property(fc.array(head), (heads) => {
        const { actual, rows } = jobProfit(job, earned({ heads }));
        const posted = heads.reduce((sum, { buyPaise, sellPaise }) => sum + sellPaise - buyPaise, 0);

        expect(actual.marginPaise).toBe(posted);
        expect(new Set(rows.map(({ chargeHeadId }) => chargeHeadId)).size).toBe(rows.length);
      }),
    );
  });
});

it('counts twenty feet once and what is longer twice', () => {
  expect(teuOf([{ sizeType: '22G1' }, { sizeType: '45G1' }, { sizeType: 'L5G1' }])).toBe(5);
});
