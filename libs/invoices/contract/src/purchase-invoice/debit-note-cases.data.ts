import { freight, type NoteCase, two, within } from '../note/note-case.builder';

const total = (paise: number) => ({ roundOffPaise: 0, totalPaise: paise, currencyTotalMinor: paise });

/** Of bills in rupees; nothing is rounded to the rupee: a vendor's paper says what it says. */
export const debitNoteCases: readonly NoteCase[] = [
  {
    name: 'of a part of one line, to the paisa',
    document: two,
    taken: [1_000_40, null],
    expected: { taxablePaise: 1_000_40, ...within(90_04), ...total(1_180_48) },
  },
  {
    name: 'of parts of two lines, taxed together',
    document: two,
    taken: [100_05, 200_05],
    expected: { taxablePaise: 300_10, ...within(27_01), ...total(354_12) },
  },
  {
    name: 'of the whole',
    document: two,
    taken: [10_000_00, 5_000_00],
    expected: { taxablePaise: 15_000_00, ...within(1_350_00), ...total(17_700_00) },
  },
  {
    name: 'of the rest, which takes what rounding left',
    document: two,
    before: [[1_000_40, null]],
    taken: [8_999_60, 5_000_00],
    expected: { taxablePaise: 13_999_60, ...within(1_259_96), ...total(16_519_52) },
  },
  {
    name: 'of one of two rates',
    document: { lines: [freight('10000'), freight('200', '5')] },
    taken: [null, 100_00],
    expected: { taxablePaise: 100_00, ...within(2_50), ...total(105_00) },
  },
  {
    name: 'under reverse charge, where the vendor charged no tax and we owe less',
    document: { reverseCharge: true, lines: [{ sac: '996791', rate: '1000', gstRate: '5' }] },
    taken: [400_00],
    expected: {
      ...{ taxablePaise: 400_00, ...within(0), ...total(400_00) },
      reverseChargeTax: { cgstPaise: 10_00, sgstPaise: 10_00, igstPaise: 0 },
    },
  },
];
