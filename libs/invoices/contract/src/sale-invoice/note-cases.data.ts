import { freight, type NoteCase, two, within } from '../note/note-case.builder';

const abroad = { isAbroad: true, lines: [freight('100')] };
const noTax = within(0);

export const noteCases: readonly NoteCase[] = [
  {
    name: 'of a part of one line, rounded as its document is',
    document: two,
    taken: [1_000_40, null],
    expected: {
      ...{ taxablePaise: 1_000_40, ...within(90_04), roundOffPaise: -48 },
      ...{ totalPaise: 1_180_00, currencyTotalMinor: 1_180_00 },
    },
  },
  {
    name: 'of parts of two lines, taxed together',
    document: two,
    taken: [100_05, 200_05],
    expected: {
      ...{ taxablePaise: 300_10, ...within(27_01), roundOffPaise: -12 },
      ...{ totalPaise: 354_00, currencyTotalMinor: 354_00 },
    },
  },
  {
    name: 'of the whole',
    document: two,
    taken: [10_000_00, 5_000_00],
    expected: {
      ...{ taxablePaise: 15_000_00, ...within(1_350_00), roundOffPaise: 0 },
      ...{ totalPaise: 17_700_00, currencyTotalMinor: 17_700_00 },
    },
  },
  {
    name: 'of the rest, which takes what rounding left',
    document: two,
    before: [[1_000_40, null]],
    taken: [8_999_60, 5_000_00],
    expected: {
      ...{ taxablePaise: 13_999_60, ...within(1_259_96), roundOffPaise: 48 },
      ...{ totalPaise: 16_520_00, currencyTotalMinor: 16_520_00 },
    },
  },
  {
    name: 'of two rates',
    document: { lines: [freight('10000'), freight('200', '5')] },
    taken: [null, 100_00],
    expected: {
      ...{ taxablePaise: 100_00, ...within(2_50), roundOffPaise: 0 },
      ...{ totalPaise: 105_00, currencyTotalMinor: 105_00 },
    },
  },
  {
    name: 'under reverse charge',
    document: { reverseCharge: true, lines: [{ sac: '996791', rate: '1000', gstRate: '5' }] },
    taken: [400_00],
    expected: {
      ...{ taxablePaise: 400_00, ...noTax, roundOffPaise: 0, totalPaise: 400_00, currencyTotalMinor: 400_00 },
      reverseChargeTax: { cgstPaise: 10_00, sgstPaise: 10_00, igstPaise: 0 },
    },
  },
  {
    name: 'of the half of an export, worth the rate of its document',
    document: abroad,
    taken: [50_00],
    expected: {
      ...{ taxablePaise: 4_172_84, ...noTax, roundOffPaise: -1, totalPaise: 4_172_83, currencyTotalMinor: 50_00 },
    },
  },
  {
    name: 'of the other half, which leaves no paisa behind',
    document: abroad,
    before: [[50_00]],
    taken: [50_00],
    expected: {
      ...{ taxablePaise: 4_172_83, ...noTax, roundOffPaise: 1, totalPaise: 4_172_84, currencyTotalMinor: 50_00 },
    },
  },
];
