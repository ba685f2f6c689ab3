import {
  type BranchProfitGrouping,
  branchProfitReport,
  type BranchProfitRow,
  profitSectionOf,
  profitTotals,
  reportPaging,
  shownPaise,
} from '@freightdesk/reports-contract';
import { readReport } from '../report/read-report';
import { type EarnedByBranch, earnedOfBranches } from './branch-profit.repository';

/** By the rule of the statement of profit, so that the branches add up to it. */
const figuresOf = (earned: readonly EarnedByBranch[]) =>
  profitTotals(
    earned.flatMap(({ paise, ...account }) => {
      const section = profitSectionOf(account);
      return section === null ? [] : [{ section, paise: shownPaise(section, 0 - paise) }];
    }),
  );

const keyOf = {
  branch: ({ branchId }: EarnedByBranch) => branchId ?? 'none',
  month: ({ month }: EarnedByBranch) => month,
} as const satisfies Record<BranchProfitGrouping, unknown>;

/** One row of what has one key: branches by their names, or months in their order. */
function rowsOf(earned: readonly EarnedByBranch[], grouping: BranchProfitGrouping): BranchProfitRow[] {
  const groups = new Map<string, EarnedByBranch[]>();
  for (const one of earned) {
    const key = keyOf[grouping](one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const rows = [...groups].map(([key, ofKey]): BranchProfitRow => {
    const [first] = ofKey;
    const named =
      grouping === 'branch'
        ? { branchId: first?.branchId ?? null, branch: first?.branch ?? null, month: null }
        : { branchId: null, branch: null, month: key };
    return { key, ...named, ...figuresOf(ofKey) };
  });
  return grouping === 'month' ? rows.toSorted((one, other) => one.key.localeCompare(other.key)) : rows;
}

/** What each branch earned and spent. */
export const readBranchProfit = readReport(branchProfitReport, async (tx, { grouping, page, pageSize, ...wanted }) => {
  const earned = await earnedOfBranches(tx, wanted, wanted);
  const rows = rowsOf(earned, grouping);
  const paging = reportPaging({ page, pageSize }, rows.length);
  const start = (paging.page - 1) * paging.pageSize;
  return { rows: rows.slice(start, start + paging.pageSize), totals: figuresOf(earned), ...paging };
});
