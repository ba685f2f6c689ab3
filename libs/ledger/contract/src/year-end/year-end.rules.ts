import { sum } from '@freightdesk/shared-money';
import { accountCode, type AccountKind } from '../account/account.rules';
import { credit, type PostingLine } from '../voucher/voucher.rules';

/** What stands on an account of income, cost or expense at the end of a year; debit above zero. */
export interface EarnedBalance {
  code: string;
  balancePaise: number;
}

/** What is told as profit, and is moved to retained earnings when its year is closed. */
export const isEarned = (kind: AccountKind): boolean =>
  kind === 'INCOME' || kind === 'DIRECT_COST' || kind === 'INDIRECT_EXPENSE';

/** What the year left: below zero it is a loss. */
export const profitOf = (balances: readonly EarnedBalance[]): number =>
  // A zero of its own, since the sum of nothing turned around would be -0.
  0 - sum(balances.map(({ balancePaise }) => balancePaise));

/**
 * The voucher that closes a year: each account is brought to zero by one line, and retained earnings take what they come to. The lines
 * name neither party nor job, since what these earned is not undone by it.
 */
export const closingVoucher = (balances: readonly EarnedBalance[]): PostingLine[] => [
  ...balances.flatMap(({ code, balancePaise }) => credit(code, balancePaise)),
  ...credit(accountCode.retainedEarnings, profitOf(balances)),
];
