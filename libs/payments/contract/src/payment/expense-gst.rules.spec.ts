import fc from 'fast-check';
import { expenseFigures, spentLines } from './expense-gst.rules';

const within = { gstRate: '18', supply: 'INTRA', itcEligible: true } as const;
const carried = { gstRate: '5', supply: 'INTER', itcEligible: true, reverseCharge: true } as const;

describe('the GST within an amount', () => {
  it.each([
    ['of a whole value', 1_180_00, within, [1_000_00, 90_00, 90_00, 0]],
    ['of another State', 1_180_00, { ...within, supply: 'INTER' }, [1_000_00, 0, 0, 180_00]],
    ['of what does not divide', 100_00, within, [84_74, 7_63, 7_63, 0]],
    ['at a rate of nothing', 100_00, { ...within, gstRate: '0' }, [100_00, 0, 0, 0]],
    ['that we owe is beside it', 1_000_00, { ...within, reverseCharge: true }, [1_000_00, 90_00, 90_00, 0]],
    ['that we owe, of what does not divide', 10_11, { ...carried, supply: 'INTRA' }, [10_11, 25, 25, 0]],
    ['that we owe, of another State', 10_11, carried, [10_11, 0, 0, 51]],
  ] as const)('%s', (_name, amount, gst, [taxablePaise, cgstPaise, sgstPaise, igstPaise]) => {
    expect(expenseFigures(amount, gst)).toEqual({ taxablePaise, cgstPaise, sgstPaise, igstPaise });
  });

  it('adds up to the amount, and both heads of a State are alike', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom('0', '0.25', '5', '12', '18', '28'),
        (amount, gstRate) => {
          const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = expenseFigures(amount, { ...within, gstRate });

          expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(amount);
          expect(cgstPaise).toBe(sgstPaise);
          expect(taxablePaise).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('what a bank keeps', () => {
  it.each([
    [
      'with its GST is cost but for the credit',
      within,
      [
        ['6090', 50_00],
        ['1310', 4_50],
        ['1320', 4_50],
      ],
    ],
    [
      'from another State has one head',
      { ...within, supply: 'INTER' },
      [
        ['6090', 50_00],
        ['1330', 9_00],
      ],
    ],
    ['without credit is all cost', { ...within, itcEligible: false }, [['6090', 59_00]]],
    ['of which nothing is said is all cost', undefined, [['6090', 59_00]]],
  ] as const)('%s', (_name, gst, expected) => {
    const lines = spentLines({ code: '6090', paise: 59_00, gst });

    expect(lines.map(({ accountCode, debitPaise }) => [accountCode, debitPaise])).toEqual(expected);
  });

  it('of nothing posts nothing', () => {
    expect(spentLines({ code: '6090', paise: 0, gst: undefined })).toEqual([]);
  });
});
