import {
  balanceSectionLabel,
  balanceSections,
  type BalanceSheet,
  type ProfitAndLoss,
  type ProfitSection,
  profitSectionLabel,
  profitSections,
  type ProfitTotals,
} from '@freightdesk/reports-contract';
import type { StatementLine } from './statement-columns';

type Translate = (text: string) => string;

const sumOf: Readonly<Partial<Record<ProfitSection, keyof ProfitTotals>>> = {
  INCOME: 'incomePaise',
  DIRECT_COST: 'directCostPaise',
  INDIRECT_EXPENSE: 'indirectExpensePaise',
};

/** Part by part, each with what it comes to; after the direct cost what is left of the income. */
export function profitLines({ rows, totals, before }: ProfitAndLoss, t: Translate): StatementLine[] {
  const sum = (figure: keyof ProfitTotals, name: string): StatementLine => ({
    ...{ id: figure, accountId: null, code: null, name: t(name), isSum: true },
    ...{ amountPaise: totals[figure], beforePaise: before.totals[figure] },
  });
  return profitSections.flatMap((section) => {
    const accounts = rows
      .filter((row) => row.section === section)
      .map((row): StatementLine => ({ ...row, id: row.accountId, name: t(row.name) }));
    const figure = sumOf[section];
    return [
      ...accounts,
      ...(figure ? [sum(figure, profitSectionLabel[section])] : []),
      ...(section === 'DIRECT_COST' ? [sum('grossProfitPaise', 'Gross profit')] : []),
    ];
  });
}

/** What is owned, then what is owed and whose the rest is, each part with what it comes to. */
export function balanceLines({ rows, totals }: BalanceSheet, t: Translate): StatementLine[] {
  const sums = { ASSETS: totals.assetsPaise, LIABILITIES: totals.liabilitiesPaise, EQUITY: totals.equityPaise };
  return balanceSections.flatMap((section) => [
    ...rows
      .filter((row) => row.section === section)
      .map((row): StatementLine => ({ ...row, id: row.accountId ?? row.name, name: t(row.name) })),
    {
      ...{ id: section, accountId: null, code: null, name: t(balanceSectionLabel[section]), isSum: true },
      amountPaise: sums[section],
    },
  ]);
}
