import type { AddSaleInvoiceInput, SaleInvoice } from './sale-invoice.schema';

type Input = AddSaleInvoiceInput;

/** What is taken off each line of the document, before tax, in the smallest unit of its currency; null takes nothing. */
type Taken = readonly (number | null)[];

/** A credit note as a person types it, and what it must come to on the page and on the server. */
export interface NoteCase {
  name: string;
  /** The invoice within the State, or to a customer abroad under a letter of undertaking. */
  invoice: Pick<Input, 'reverseCharge'> & {
    isAbroad?: boolean;
    lines: readonly Pick<Input['lines'][number], 'sac' | 'rate' | 'gstRate'>[];
  };
  /** The notes that were made before. */
  before?: readonly Taken[];
  taken: Taken;
  expected: Pick<
    SaleInvoice,
    | 'taxablePaise'
    | 'cgstPaise'
    | 'sgstPaise'
    | 'igstPaise'
    | 'roundOffPaise'
    | 'totalPaise'
    | 'currencyTotalMinor'
    | 'reverseChargeTax'
  >;
}

const freight = (rate: string, gstRate = '18') => ({ sac: '996521', rate, gstRate });
const within = (each: number) => ({ cgstPaise: each, sgstPaise: each, igstPaise: 0, reverseChargeTax: null });
const two = { lines: [freight('10000'), freight('5000')] };
const abroad = { isAbroad: true, lines: [freight('100')] };
const noTax = within(0);

export const noteCases: readonly NoteCase[] = [
  {
    name: 'of a part of one line, rounded as its document is',
    invoice: two,
    taken: [1_000_40, null],
    expected: {
      ...{ taxablePaise: 1_000_40, ...within(90_04), roundOffPaise: -48 },
      ...{ totalPaise: 1_180_00, currencyTotalMinor: 1_180_00 },
    },
  },
  {
    name: 'of parts of two lines, taxed together',
    invoice: two,
    taken: [100_05, 200_05],
    expected: {
      ...{ taxablePaise: 300_10, ...within(27_01), roundOffPaise: -12 },
      ...{ totalPaise: 354_00, currencyTotalMinor: 354_00 },
    },
  },
  {
    name: 'of the whole',
    invoice: two,
    taken: [10_000_00, 5_000_00],
    expected: {
      ...{ taxablePaise: 15_000_00, ...within(1_350_00), roundOffPaise: 0 },
      ...{ totalPaise: 17_700_00, currencyTotalMinor: 17_700_00 },
    },
  },
  {
    name: 'of the rest, which takes what rounding left',
    invoice: two,
    before: [[1_000_40, null]],
    taken: [8_999_60, 5_000_00],
    expected: {
      ...{ taxablePaise: 13_999_60, ...within(1_259_96), roundOffPaise: 48 },
      ...{ totalPaise: 16_520_00, currencyTotalMinor: 16_520_00 },
    },
  },
  {
    name: 'of two rates',
    invoice: { lines: [freight('10000'), freight('200', '5')] },
    taken: [null, 100_00],
    expected: {
      ...{ taxablePaise: 100_00, ...within(2_50), roundOffPaise: 0 },
      ...{ totalPaise: 105_00, currencyTotalMinor: 105_00 },
    },
  },
  {
    name: 'under reverse charge',
    invoice: { reverseCharge: true, lines: [{ sac: '996791', rate: '1000', gstRate: '5' }] },
    taken: [400_00],
    expected: {
      ...{ taxablePaise: 400_00, ...noTax, roundOffPaise: 0, totalPaise: 400_00, currencyTotalMinor: 400_00 },
      reverseChargeTax: { cgstPaise: 10_00, sgstPaise: 10_00, igstPaise: 0 },
    },
  },
  {
    name: 'of the half of an export, worth the rate of its document',
    invoice: abroad,
    taken: [50_00],
    expected: {
      ...{ taxablePaise: 4_172_84, ...noTax, roundOffPaise: -1, totalPaise: 4_172_83, currencyTotalMinor: 50_00 },
    },
  },
  {
    name: 'of the other half, which leaves no paisa behind',
    invoice: abroad,
    before: [[50_00]],
    taken: [50_00],
    expected: {
      ...{ taxablePaise: 4_172_83, ...noTax, roundOffPaise: 1, totalPaise: 4_172_84, currencyTotalMinor: 50_00 },
    },
  },
];
