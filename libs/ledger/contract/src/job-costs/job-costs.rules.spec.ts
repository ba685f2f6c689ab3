import fc from 'fast-check';
import { imbalancePaise } from '../voucher/voucher.rules';
import { costMoveVoucher, costsToMove } from './job-costs.rules';

const masterId = 'master';
const shares = [
  { chargeHeadId: null, houseId: 'a', weight: '300' },
  { chargeHeadId: null, houseId: 'b', weight: '700' },
  { chargeHeadId: 'handling', houseId: 'a', weight: '1' },
  { chargeHeadId: 'handling', houseId: 'b', weight: '1' },
  { chargeHeadId: 'papers', houseId: 'a', weight: '0' },
  { chargeHeadId: 'papers', houseId: 'b', weight: '0' },
];
const cost = (chargeHeadId: string | null, paise: number, accountCode = '5010') => ({
  ...{ accountCode, chargeHeadId, paise },
});

describe('costs of a consol in the books', () => {
  it('move by the basis of their head, or of all, and what stays with the master does not move', () => {
    const posted = [cost('freight', 10_000), cost('handling', 101), cost('papers', 500), cost(null, 10, '6010')];

    expect(costMoveVoucher({ masterId, posted, borne: [], shares })).toEqual([
      { accountCode: '5010', debitPaise: 3_050, creditPaise: 0, jobId: 'a' },
      { accountCode: '5010', debitPaise: 7_051, creditPaise: 0, jobId: 'b' },
      { accountCode: '5010', debitPaise: 0, creditPaise: 10_101, jobId: masterId },
      { accountCode: '6010', debitPaise: 3, creditPaise: 0, jobId: 'a' },
      { accountCode: '6010', debitPaise: 7, creditPaise: 0, jobId: 'b' },
      { accountCode: '6010', debitPaise: 0, creditPaise: 10, jobId: masterId },
    ]);
  });

  it('that came late move alone, and other weights move the difference between houses', () => {
    const borne = [
      { accountCode: '5010', jobId: 'a', paise: 5_000 },
      { accountCode: '5010', jobId: 'b', paise: 5_000 },
    ];

    expect(costsToMove({ posted: [cost('freight', 10_000)], borne, shares })).toEqual([
      { accountCode: '5010', jobId: 'a', paise: -2_000 },
      { accountCode: '5010', jobId: 'b', paise: 2_000 },
    ]);
  });

  it('that are shared no more go back to the master', () => {
    const borne = [{ accountCode: '5010', jobId: 'a', paise: 5_000 }];

    expect(costMoveVoucher({ masterId, posted: [cost(null, 5_000)], borne, shares: [] })).toEqual([
      { accountCode: '5010', debitPaise: 0, creditPaise: 5_000, jobId: 'a' },
      { accountCode: '5010', debitPaise: 5_000, creditPaise: 0, jobId: masterId },
    ]);
  });

  it('leave each account as it is, and once moved nothing is to be moved', () => {
    const paise = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    const anyCost = fc.tuple(
      fc.constantFrom('freight', 'handling', 'papers', null),
      paise,
      fc.constantFrom('5010', '5020'),
    );
    fc.assert(
      fc.property(fc.array(anyCost, { maxLength: 12 }), (told) => {
        const posted = told.map(([head, amount, code]) => cost(head, amount, code));
        const borne = costsToMove({ posted, borne: [], shares });
        const lines = costMoveVoucher({ masterId, posted, borne: [], shares });
        for (const code of ['5010', '5020']) {
          expect(imbalancePaise(lines.filter(({ accountCode }) => accountCode === code))).toBe(0);
        }
        expect(costsToMove({ posted, borne, shares })).toEqual([]);
      }),
    );
  });
});
