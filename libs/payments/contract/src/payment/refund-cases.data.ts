import type { AddPaymentInput } from './payment.schema';

/** What a customer paid ahead and is given back a part of, and what that comes to on the page and on the server. */
export interface RefundCase {
  name: string;
  /** Taxed between States unless a place says otherwise; null bears no tax. */
  receipt: Pick<AddPaymentInput, 'amountMinor'> &
    Partial<Pick<AddPaymentInput, 'currency' | 'exchangeRate'>> & { advanceTax: AddPaymentInput['advanceTax'] };
  /** What went back of it before. */
  before?: readonly number[];
  amountMinor: number;
  /** The tax that goes back, null where the receipt bore none; and what is left as an advance, with the tax within that. */
  expected: { taxPaise: number | null; leftMinor: number; leftTaxPaise: number };
}

const between = { gstRate: '18', placeOfSupply: '27' } as const;
const within = { gstRate: '5', placeOfSupply: '29' } as const;
const taxed = { amountMinor: 1_180_00, advanceTax: between };

/** Of a company in Karnataka; fed through the page and through HTTP alike. */
export const refundCases: readonly RefundCase[] = [
  {
    name: 'a part of what bore no tax',
    receipt: { amountMinor: 1_000_00, advanceTax: null },
    amountMinor: 400_00,
    expected: { taxPaise: null, leftMinor: 600_00, leftTaxPaise: 0 },
  },
  {
    name: 'a part, with the tax within it',
    receipt: taxed,
    amountMinor: 354_00,
    expected: { taxPaise: 54_00, leftMinor: 826_00, leftTaxPaise: 126_00 },
  },
  {
    name: 'a part whose tax is no whole paisa',
    receipt: taxed,
    amountMinor: 333_33,
    expected: { taxPaise: 50_85, leftMinor: 846_67, leftTaxPaise: 129_15 },
  },
  {
    name: 'the rest, which stands at its share of the whole after two parts',
    ...{ receipt: taxed, before: [333_33, 333_33] },
    amountMinor: 513_34,
    expected: { taxPaise: 78_31, leftMinor: 0, leftTaxPaise: 0 },
  },
  {
    name: 'all of it at once',
    receipt: taxed,
    amountMinor: 1_180_00,
    expected: { taxPaise: 180_00, leftMinor: 0, leftTaxPaise: 0 },
  },
  {
    name: 'a part of a supply within the State, both halves alike',
    receipt: { amountMinor: 1_050_00, advanceTax: within },
    amountMinor: 105_00,
    expected: { taxPaise: 5_00, leftMinor: 945_00, leftTaxPaise: 45_00 },
  },
  {
    name: 'dollars, which bore no tax',
    receipt: { amountMinor: 1_000_00, currency: 'USD', exchangeRate: '83.50', advanceTax: null },
    ...{ before: [250_00], amountMinor: 400_00 },
    expected: { taxPaise: null, leftMinor: 350_00, leftTaxPaise: 0 },
  },
];
