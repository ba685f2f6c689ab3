import {
  balanceSectionOf,
  type BalanceRow,
  type BalanceSheet,
  type BalanceSheetQuery,
  balanceTotals,
  type ProfitAndLoss,
  type ProfitAndLossQuery,
  profitNames,
  type ProfitRow,
  profitSectionOf,
  profitSections,
  profitTotals,
  reportPeriod,
  shownPaise,
} from '@freightdesk/reports-contract';
import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { together } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { before } from '../posted/whole-months';
import { earnedAccounts, movedAccounts, nameOfBranch } from './statements.repository';

/** The same day of the year before; of the 29th of February the 28th. */
const yearBefore = (day: BusinessDate): BusinessDate =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4).replace('-02-29', '-02-28')}`;

/** What was earned and spent by the company or a branch, beside the same days of the year before. */
export async function readProfitAndLoss(
  asked: ProfitAndLossQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
): Promise<ProfitAndLoss> {
  const period = reportPeriod(asked, clock.today());
  const earlier = { from: yearBefore(period.from), to: yearBefore(period.to) };
  const [accounts, branch] = await together(
    earnedAccounts(db, { period, earlier }, asked),
    asked.branchId === undefined ? null : nameOfBranch(db, asked.branchId),
  );
  const rows = accounts.flatMap(({ kind, paise, ...account }): ProfitRow[] => {
    const section = profitSectionOf({ code: account.code, kind });
    if (section === null) return [];
    const shown = (debitPaise = 0) => shownPaise(section, debitPaise === 0 ? 0 : -debitPaise);
    return [{ ...account, section, amountPaise: shown(paise.period), beforePaise: shown(paise.earlier) }];
  });
  const totalsOf = (figure: 'amountPaise' | 'beforePaise') =>
    profitTotals(rows.map((row) => ({ section: row.section, paise: row[figure] })));
  const place = ({ section }: ProfitRow) => profitSections.indexOf(section);
  return {
    rows: rows.toSorted((one, other) => place(one) - place(other)),
    totals: totalsOf('amountPaise'),
    before: { ...earlier, totals: totalsOf('beforePaise') },
    branch,
    ...period,
  };
}

/** What is owned and owed at the end of a day. What was earned and spent and stands in no account of equity is told as profit. */
export async function readBalanceSheet(
  { at }: BalanceSheetQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
): Promise<BalanceSheet> {
  const day = at ?? clock.today();
  const year = fiscalYearOf(day).from;
  const accounts = await movedAccounts(db, { earlier: before(year), thisYear: { from: year, to: day } });
  const rows = accounts.flatMap(({ kind, paise, ...account }): BalanceRow[] => {
    const section = balanceSectionOf(kind);
    const heldPaise = (paise.earlier ?? 0) + (paise.thisYear ?? 0);
    if (section === null || heldPaise === 0) return [];
    return [{ ...account, section, amountPaise: section === 'ASSETS' ? heldPaise : -heldPaise }];
  });
  const earned = accounts.filter(({ kind }) => balanceSectionOf(kind) === null);
  const profits = (['earlier', 'thisYear'] as const).flatMap((when): BalanceRow[] => {
    const amountPaise = -sum(earned.map(({ paise }) => paise[when] ?? 0));
    if (amountPaise === 0) return [];
    return [{ accountId: null, code: null, name: profitNames[when], section: 'EQUITY', amountPaise }];
  });
  const all = [...rows, ...profits];
  return { at: day, rows: all, totals: balanceTotals(all) };
}
