import type { CurrencyCode } from '@freightdesk/shared-money';
import type { PaymentProblemCode } from './payment.problem';
import type { AddPaymentInput } from './payment.schema';

/** What the customer owes on one invoice, and what a person gives it of the receipt. */
interface Owed {
  currency?: CurrencyCode;
  exchangeRate?: string;
  totalMinor: number;
  totalPaise?: number;
  given: number;
}

/** A receipt as a person types it, and what becomes of it on the page and on the server. */
export interface ReceiptCase {
  name: string;
  receipt: Pick<AddPaymentInput, 'amountMinor'> &
    Partial<
      Pick<AddPaymentInput, 'currency' | 'exchangeRate' | 'bankAmountPaise' | 'tdsPaise' | 'bankChargesPaise' | 'mode'>
    >;
  owed: readonly Owed[];
  /** What is settled and what is left as an advance; or why it is refused. */
  expected: { allocatedMinor: number; unallocatedMinor: number } | { refused: readonly PaymentProblemCode[] };
}

const dollars = { currency: 'USD', exchangeRate: '83.50' } as const;

/** Fed through the form and through HTTP alike. */
export const receiptCases: readonly ReceiptCase[] = [
  {
    name: 'all of it an advance',
    ...{ receipt: { amountMinor: 50_000_00 }, owed: [] },
    expected: { allocatedMinor: 0, unallocatedMinor: 50_000_00 },
  },
  {
    name: 'an invoice in full',
    receipt: { amountMinor: 1_18_000_00 },
    owed: [{ totalMinor: 1_18_000_00, given: 1_18_000_00 }],
    expected: { allocatedMinor: 1_18_000_00, unallocatedMinor: 0 },
  },
  {
    name: 'an invoice in part',
    receipt: { amountMinor: 40_000_00 },
    owed: [{ totalMinor: 1_18_000_00, given: 40_000_00 }],
    expected: { allocatedMinor: 40_000_00, unallocatedMinor: 0 },
  },
  {
    name: 'two invoices, with a rest',
    receipt: { amountMinor: 2_00_000_00 },
    owed: [
      { totalMinor: 1_18_000_00, given: 1_18_000_00 },
      { totalMinor: 59_000_00, given: 9_000_00 },
    ],
    expected: { allocatedMinor: 1_27_000_00, unallocatedMinor: 73_000_00 },
  },
  {
    name: 'with the tax withheld and the charges of banks, which settle too',
    receipt: { amountMinor: 1_15_990_00, tdsPaise: 2_000_00, bankChargesPaise: 10_00 },
    owed: [{ totalMinor: 1_18_000_00, given: 1_18_000_00 }],
    expected: { allocatedMinor: 1_18_000_00, unallocatedMinor: 0 },
  },
  {
    name: 'in dollars, at another rate than that of the invoice',
    receipt: { currency: 'USD', exchangeRate: '84.10', amountMinor: 1_000_00 },
    owed: [{ ...dollars, totalMinor: 800_00, totalPaise: 66_800_00, given: 800_00 }],
    expected: { allocatedMinor: 800_00, unallocatedMinor: 200_00 },
  },
  {
    name: 'in dollars, as the bank states the rupees',
    receipt: { currency: 'USD', bankAmountPaise: 83_900_00, amountMinor: 1_000_00 },
    owed: [{ ...dollars, totalMinor: 1_000_00, totalPaise: 83_500_00, given: 1_000_00 }],
    expected: { allocatedMinor: 1_000_00, unallocatedMinor: 0 },
  },
  {
    name: 'in dollars, of whose rupees the bank kept its charges',
    receipt: { currency: 'USD', exchangeRate: '84.10', amountMinor: 1_000_00, bankChargesPaise: 590_00 },
    owed: [{ ...dollars, totalMinor: 1_000_00, totalPaise: 83_500_00, given: 1_000_00 }],
    expected: { allocatedMinor: 1_000_00, unallocatedMinor: 0 },
  },
  {
    name: 'more to an invoice than is outstanding',
    receipt: { amountMinor: 2_00_000_00 },
    owed: [{ totalMinor: 1_18_000_00, given: 1_18_000_01 }],
    expected: { refused: ['over_allocated'] },
  },
  {
    name: 'more to the invoices than there is',
    receipt: { amountMinor: 1_00_000_00, tdsPaise: 2_000_00 },
    owed: [{ totalMinor: 1_18_000_00, given: 1_02_000_01 }],
    expected: { refused: ['over_allocated'] },
  },
  {
    name: 'cash at the limit of the law',
    ...{ receipt: { mode: 'CASH', amountMinor: 2_00_000_00 }, owed: [] },
    expected: { refused: ['cash_limit'] },
  },
];
