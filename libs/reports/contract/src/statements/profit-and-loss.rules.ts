import { accountCode, type AccountKind } from '@freightdesk/ledger-contract';
import { sum } from '@freightdesk/shared-money';

export const profitSections = ['INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE', 'EXCHANGE', 'ROUND_OFF'] as const;
export type ProfitSection = (typeof profitSections)[number];

/** The parts of the statement, in its order. Exchange and round-off are told apart: neither says how the trade goes. */
export const profitSectionLabel: Readonly<Record<ProfitSection, string>> = {
  INCOME: 'Income',
  DIRECT_COST: 'Direct cost',
  INDIRECT_EXPENSE: 'Indirect expenses',
  EXCHANGE: 'Exchange gain or loss',
  ROUND_OFF: 'Round-off',
};

/** Where an account stands in the statement; none of what is owned or owed. */
export function profitSectionOf({ code, kind }: { code: string; kind: AccountKind }): ProfitSection | null {
  if (code === accountCode.exchangeDifference || code === accountCode.unrealisedExchange) return 'EXCHANGE';
  if (code === accountCode.roundOff) return 'ROUND_OFF';
  return kind === 'INCOME' || kind === 'DIRECT_COST' || kind === 'INDIRECT_EXPENSE' ? kind : null;
}

const costs: readonly ProfitSection[] = ['DIRECT_COST', 'INDIRECT_EXPENSE'];

/** What was earned, as its part shows it: a cost that was spent is above zero there. */
export const shownPaise = (section: ProfitSection, earnedPaise: number): number =>
  costs.includes(section) && earnedPaise !== 0 ? -earnedPaise : earnedPaise;

export interface ProfitTotals {
  incomePaise: number;
  directCostPaise: number;
  grossProfitPaise: number;
  indirectExpensePaise: number;
  exchangePaise: number;
  roundOffPaise: number;
  netProfitPaise: number;
}

/** What the parts come to, and what is left of the income at each step. */
export function profitTotals(rows: readonly { section: ProfitSection; paise: number }[]): ProfitTotals {
  const of = (section: ProfitSection) => sum(rows.filter((row) => row.section === section).map(({ paise }) => paise));
  const [incomePaise, directCostPaise, indirectExpensePaise] = [
    of('INCOME'),
    of('DIRECT_COST'),
    of('INDIRECT_EXPENSE'),
  ];
  const [exchangePaise, roundOffPaise] = [of('EXCHANGE'), of('ROUND_OFF')];
  const grossProfitPaise = incomePaise - directCostPaise;
  return {
    ...{ incomePaise, directCostPaise, grossProfitPaise, indirectExpensePaise, exchangePaise, roundOffPaise },
    netProfitPaise: grossProfitPaise - indirectExpensePaise + exchangePaise + roundOffPaise,
  };
}
