import { allocate } from '@freightdesk/shared-money';

export const accountTypes = ['CURRENT', 'SAVINGS', 'OD', 'EEFC', 'CASH'] as const;
export type AccountType = (typeof accountTypes)[number];

/** How a clerk names them. */
export const accountTypeLabel: Readonly<Record<AccountType, string>> = {
  CURRENT: 'Current account',
  SAVINGS: 'Savings account',
  OD: 'Overdraft',
  EEFC: 'Foreign currency (EEFC)',
  CASH: 'Cash',
};

interface Money {
  currency: string;
  balanceMinor: number;
}

/** A bank as far as it tells whether money may move. */
interface Side {
  id: string;
  currency: string;
}

/** Money that moves from one bank to another. */
export interface TransferTerms<Bank extends Side = Money & Side> {
  from: Bank;
  to: Bank;
  amountMinor: number;
  /** What arrives, when the two banks keep different currencies. */
  toAmountMinor?: number;
}

export type TransferProblem = 'same_bank' | 'arrival_needed' | 'arrival_differs' | 'rupee_leg_needed';

/**
 * What stands in the way of a transfer, or null. Between two currencies one side must be INR: its amount is the value
 * that the books keep, and no rate has to be guessed.
 */
export function transferProblem({ from, to, amountMinor, toAmountMinor }: TransferTerms<Side>): TransferProblem | null {
  if (from.id === to.id) return 'same_bank';
  if (from.currency === to.currency) {
    return toAmountMinor === undefined || toAmountMinor === amountMinor ? null : 'arrival_differs';
  }
  if (toAmountMinor === undefined) return 'arrival_needed';
  return from.currency === 'INR' || to.currency === 'INR' ? null : 'rupee_leg_needed';
}

/**
 * The two balances after a transfer, in each bank's own currency: what the form shows before it is made. Null while
 * something stands in its way, such as that nobody said yet what arrives in the other currency.
 */
export function balancesAfter(terms: TransferTerms): { fromMinor: number; toMinor: number } | null {
  const { from, to, amountMinor, toAmountMinor } = terms;
  if (transferProblem(terms) !== null) return null;
  return { fromMinor: from.balanceMinor - amountMinor, toMinor: to.balanceMinor + (toAmountMinor ?? amountMinor) };
}

/**
 * What the books kept leaving money at, in paise: its share of the foreign bank's own value, so that an emptied bank is
 * zero in both currencies; what is drawn beyond the balance counts at the deal's rate. The rest is exchange difference. What is
 * worth less leaves at a paisa: a posting of nothing could not say that foreign money left.
 */
export function valueLeaving(
  from: { balanceMinor: number; balancePaise: number },
  amountMinor: number,
  dealPaise: number,
): number {
  if (from.balanceMinor <= 0) return dealPaise;
  const covered = Math.min(amountMinor, from.balanceMinor);
  const [atBookValue = 0] = allocate(from.balancePaise, [covered, from.balanceMinor - covered]);
  const [, beyond = 0] = allocate(dealPaise, [covered, amountMinor - covered]);
  return atBookValue + beyond || 1;
}

/**
 * Why a bank can't be deleted, or null. Its opening balance is not an entry of business and goes with it; the default
 * bank goes last, so that receipts always have a bank to offer.
 */
export function deletionProblem(
  bank: { isDefault: boolean; entryCount: number },
  otherBanks: number,
): 'bank_in_use' | 'default_bank' | null {
  if (bank.entryCount > 0) return 'bank_in_use';
  return bank.isDefault && otherBanks > 0 ? 'default_bank' : null;
}

/** The last four digits, as banks print account numbers on slips: enough to tell two accounts apart over a shoulder. */
export const maskedAccountNumber = (accountNumber: string): string =>
  accountNumber.length <= 4 ? accountNumber : `•••• ${accountNumber.slice(-4)}`;
