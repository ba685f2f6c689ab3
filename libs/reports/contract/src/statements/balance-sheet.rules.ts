import type { AccountKind } from '@freightdesk/ledger-contract';
import { sum } from '@freightdesk/shared-money';

export const balanceSections = ['ASSETS', 'LIABILITIES', 'EQUITY'] as const;
export type BalanceSection = (typeof balanceSections)[number];

/** The parts of the statement, in its order. */
export const balanceSectionLabel: Readonly<Record<BalanceSection, string>> = {
  ASSETS: 'Assets',
  LIABILITIES: 'Liabilities',
  EQUITY: 'Equity',
};

const sectionOfKind: Readonly<Partial<Record<AccountKind, BalanceSection>>> = {
  ASSET: 'ASSETS',
  LIABILITY: 'LIABILITIES',
  EQUITY: 'EQUITY',
};

/** Where an account stands; none of what is earned and spent, which is told as profit. */
export const balanceSectionOf = (kind: AccountKind): BalanceSection | null => sectionOfKind[kind] ?? null;

/** What was earned and spent and stands in no account of equity yet. */
export const profitNames = {
  earlier: 'Profit of earlier years',
  thisYear: 'Profit of this fiscal year',
} as const;

export interface BalanceTotals {
  assetsPaise: number;
  liabilitiesPaise: number;
  equityPaise: number;
}

export function balanceTotals(rows: readonly { section: BalanceSection; amountPaise: number }[]): BalanceTotals {
  const of = (section: BalanceSection) =>
    sum(rows.filter((row) => row.section === section).map(({ amountPaise }) => amountPaise));
  return { assetsPaise: of('ASSETS'), liabilitiesPaise: of('LIABILITIES'), equityPaise: of('EQUITY') };
}
