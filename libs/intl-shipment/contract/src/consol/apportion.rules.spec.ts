import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { masterCosts, sharedCosts, unmeasuredBases, weightsOf } from './apportion.rules';

const measures = (changes: object = {}) => ({ grossKg: '0', kg: null, cbm: null, containers: 0, teu: 0, ...changes });
const three = [
  measures({ kg: '300', cbm: '2', teu: 1 }),
  measures({ kg: '450.5', cbm: '1.5' }),
  measures({ kg: '249.5', cbm: '3' }),
];
const freight = { chargeHeadId: 'freight', name: 'Ocean freight', buyPaise: 100_000 };
const handling = { chargeHeadId: 'handling', name: 'Handling', buyPaise: 10_000 };

describe('what a master costs', () => {
  it('is added up by head, without what is only paid for a customer and what nobody knows yet', () => {
    const head = { chargeHeadId: 'freight', chargeHead: { id: 'freight', name: 'Ocean freight' } };
    const charges = [
      keptChargeRow({ ...head, buyPaise: 60_000 }),
      keptChargeRow({ ...head, buyPaise: 40_000 }),
      keptChargeRow({ ...head, buyPaise: 7_000, pureAgent: true }),
      keptChargeRow({ ...head, buyPaise: null }),
    ];

    expect(masterCosts(charges)).toEqual([freight]);
  });

  it.each([
    ['KG', [30_000, 45_050, 24_950]],
    ['CBM', [30_769, 23_076, 46_155]],
    ['TEU', [100_000, 0, 0]],
    ['EQUAL', [33_333, 33_333, 33_334]],
    ['NONE', [0, 0, 0]],
  ] as const)('is shared %s to the paisa', (basis, shares) => {
    const [first] = sharedCosts({ costs: [freight], houses: three, basis });

    expect(first?.shares).toEqual(shares);
  });

  it('is shared by a head’s own basis where it has one, and what comes later by that of all', () => {
    const heads = [{ chargeHeadId: 'handling', basis: 'EQUAL' as const }];
    const shared = sharedCosts({ costs: [freight, handling], houses: three, basis: 'KG', heads });

    expect(shared.map(({ chargeHeadId, basis, shares }) => [chargeHeadId, basis, shares])).toEqual([
      ['freight', 'KG', [30_000, 45_050, 24_950]],
      ['handling', 'EQUAL', [3_333, 3_333, 3_334]],
      [null, 'KG', [0, 0, 0]],
    ]);
  });

  it('can’t be shared by what no house has', () => {
    const bare = [measures({ kg: '10' }), measures()];

    expect(unmeasuredBases(sharedCosts({ costs: [freight], houses: bare, basis: 'CBM' }))).toEqual(['CBM']);
    expect(unmeasuredBases(sharedCosts({ costs: [freight], houses: bare, basis: 'KG' }))).toEqual([]);
    expect(unmeasuredBases(sharedCosts({ costs: [freight], houses: bare, basis: 'NONE' }))).toEqual([]);
  });

  it('is divided by weights to three places', () => {
    expect(weightsOf('KG', three)).toEqual(['300', '450.5', '249.5']);
  });
});
