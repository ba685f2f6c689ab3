import type { Bank } from './bank.schema';

type Kept = Pick<Bank, 'currency' | 'openingBalanceMinor'>;

/** A transfer as a person types it, and what both banks hold afterwards on the page and on the server. */
export interface TransferCase {
  name: string;
  from: Kept;
  /** The bank that gives, where it is left out. */
  to?: Kept;
  amountMinor: number;
  toAmountMinor?: number;
  /** Null where it is refused, and the page shows no balances. */
  expected: { fromMinor: number; toMinor: number } | null;
}

const rupees = (openingBalanceMinor: number): Kept => ({ currency: 'INR', openingBalanceMinor });
const dollars = (openingBalanceMinor: number): Kept => ({ currency: 'USD', openingBalanceMinor });
const euros: Kept = { currency: 'EUR', openingBalanceMinor: 100_00 };

/** Fed through the form and through HTTP alike. */
export const transferCases: readonly TransferCase[] = [
  {
    name: 'within rupees',
    ...{ from: rupees(1_00_000_00), to: rupees(0), amountMinor: 25_000_50 },
    expected: { fromMinor: 74_999_50, toMinor: 25_000_50 },
  },
  {
    name: 'of more than there is',
    ...{ from: rupees(100_00), to: rupees(50_00), amountMinor: 150_00 },
    expected: { fromMinor: -50_00, toMinor: 200_00 },
  },
  {
    name: 'from dollars into rupees',
    ...{ from: dollars(1_000_00), to: rupees(10_00), amountMinor: 400_00, toAmountMinor: 33_640_00 },
    expected: { fromMinor: 600_00, toMinor: 33_650_00 },
  },
  {
    name: 'from rupees into dollars',
    ...{ from: rupees(1_00_000_00), to: dollars(0), amountMinor: 83_500_00, toAmountMinor: 1_000_00 },
    expected: { fromMinor: 16_500_00, toMinor: 1_000_00 },
  },
  {
    name: 'within dollars',
    ...{ from: dollars(1_000_00), to: dollars(0), amountMinor: 250_00 },
    expected: { fromMinor: 750_00, toMinor: 250_00 },
  },
  {
    name: 'into dollars, before it is said what arrives',
    ...{ from: rupees(1_00_000_00), to: dollars(0), amountMinor: 83_500_00 },
    expected: null,
  },
  {
    name: 'from dollars to euros, without rupees between',
    ...{ from: dollars(1_000_00), to: euros, amountMinor: 100_00, toAmountMinor: 92_00 },
    expected: null,
  },
  { name: 'to the bank it is in', from: rupees(1_00_000_00), amountMinor: 1_00, expected: null },
];
