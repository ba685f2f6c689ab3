import type { AddPurchaseInvoiceInput, PurchaseInvoice } from './purchase-invoice.schema';

type Input = AddPurchaseInvoiceInput;

/** What is taken off each line of the bill, before tax, in paise; null takes nothing. */
type Taken = readonly (number | null)[];

/** A debit note as a person types it, and what it must come to on the page and on the server. */
export interface DebitNoteCase {
  name: string;
  /** In rupees, of a vendor within the State. */
  bill: Pick<Input, 'reverseCharge'> & { lines: readonly Pick<Input['lines'][number], 'sac' | 'rate' | 'gstRate'>[] };
  /** The notes that were made before. */
  before?: readonly Taken[];
  taken: Taken;
  expected: Pick<
    PurchaseInvoice,
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
const total = (paise: number) => ({ roundOffPaise: 0, totalPaise: paise, currencyTotalMinor: paise });
const two = { lines: [freight('10000'), freight('5000')] };

/** Nothing is rounded to the rupee: a vendor's paper says what it says. */
export const debitNoteCases: readonly DebitNoteCase[] = [
  {
    name: 'of a part of one line, to the paisa',
    bill: two,
    taken: [1_000_40, null],
    expected: { taxablePaise: 1_000_40, ...within(90_04), ...total(1_180_48) },
  },
  {
    name: 'of parts of two lines, taxed together',
    bill: two,
    taken: [100_05, 200_05],
    expected: { taxablePaise: 300_10, ...within(27_01), ...total(354_12) },
  },
  {
    name: 'of the whole',
    bill: two,
    taken: [10_000_00, 5_000_00],
    expected: { taxablePaise: 15_000_00, ...within(1_350_00), ...total(17_700_00) },
  },
  {
    name: 'of the rest, which takes what rounding left',
    bill: two,
    before: [[1_000_40, null]],
    taken: [8_999_60, 5_000_00],
    expected: { taxablePaise: 13_999_60, ...within(1_259_96), ...total(16_519_52) },
  },
  {
    name: 'of one of two rates',
    bill: { lines: [freight('10000'), freight('200', '5')] },
    taken: [null, 100_00],
    expected: { taxablePaise: 100_00, ...within(2_50), ...total(105_00) },
  },
  {
    name: 'under reverse charge, where the vendor charged no tax and we owe less',
    bill: { reverseCharge: true, lines: [{ sac: '996791', rate: '1000', gstRate: '5' }] },
    taken: [400_00],
    expected: {
      ...{ taxablePaise: 400_00, ...within(0), ...total(400_00) },
      reverseChargeTax: { cgstPaise: 10_00, sgstPaise: 10_00, igstPaise: 0 },
    },
  },
];
