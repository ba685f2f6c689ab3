import fc from 'fast-check';
import { coveredBy, type Deduction, isTdsChallan } from './challan.rules';

const deduction = (number: string, withheldPaise: number): Deduction => ({
  ...{ document: { type: 'purchase invoice', id: number, number }, date: '2026-05-10' },
  withheldPaise,
});
const deductions = [deduction('PI/1', 1_000_00), deduction('PI/2', 500_00), deduction('PI/3', 250_00)];
const deposits = [
  { id: 'first', paise: 1_200_00 },
  { id: 'second', paise: 550_00 },
];
const shown = (id: string, paid = deposits) =>
  coveredBy(id, paid, deductions).covered.map(({ document, coveredPaise }) => [document.number, coveredPaise]);

it('a challan covers many deductions, the oldest first, and the next goes on where it ended', () => {
  expect(shown('first')).toEqual([
    ['PI/1', 1_000_00],
    ['PI/2', 200_00],
  ]);
  expect(shown('second')).toEqual([
    ['PI/2', 300_00],
    ['PI/3', 250_00],
  ]);
});

it('what is beyond all that was withheld is paid ahead', () => {
  const more = [...deposits, { id: 'third', paise: 40_00 }];

  expect(coveredBy('third', more, deductions)).toEqual({ covered: [], aheadPaise: 40_00 });
  expect(coveredBy('unknown', more, deductions)).toEqual({ covered: [], aheadPaise: 0 });
});

it('all challans together cover no deduction twice, and every paisa once', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, amounts, (withheld, paid) => {
      const all = withheld.map((paise, index) => deduction(`PI/${index}`, paise));
      const paidIn = paid.map((paise, index) => ({ id: `${index}`, paise }));
      const found = paidIn.map(({ id }) => coveredBy(id, paidIn, all));

      found.forEach(({ covered, aheadPaise }, index) => {
        const sum = covered.reduce((total, { coveredPaise }) => total + coveredPaise, aheadPaise);
        expect(sum).toBe(paid[index]);
      });
      for (const { document, withheldPaise } of all) {
        const parts = found.flatMap(({ covered }) => covered.filter((one) => one.document.id === document.id));
        expect(parts.reduce((total, { coveredPaise }) => total + coveredPaise, 0)).toBeLessThanOrEqual(withheldPaise);
      }
    }),
  );
});

it.each([
  ['2310', '00123', true],
  ['2310', null, false],
  ['2210', '00123', false],
])('a payment for %s with the challan %s is one of TDS: %s', (code, challanNumber, expected) => {
  expect(isTdsChallan({ account: { code }, challanNumber })).toBe(expected);
});
