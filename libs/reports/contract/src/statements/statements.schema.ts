import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { daysAnswered, daysAsked } from '../report/report.schema';
import { type BalanceSection, balanceSections } from './balance-sheet.rules';
import { type ProfitSection, profitSections } from './profit-and-loss.rules';

const paise = () => minorUnits().required();

export const profitAndLossQuery = record({
  ...daysAsked,
  branchId: id(),
  /** Only what is of no branch. */
  without: string<'branch'>().oneOf(['branch']),
});
export type ProfitAndLossQuery = InferType<typeof profitAndLossQuery>;

const profitTotals = record({
  incomePaise: paise(),
  directCostPaise: paise(),
  grossProfitPaise: paise(),
  indirectExpensePaise: paise(),
  exchangePaise: paise(),
  roundOffPaise: paise(),
  netProfitPaise: paise(),
});

const profitRow = record({
  accountId: id().required(),
  code: string().required(),
  name: string().required(),
  section: string<ProfitSection>().oneOf(profitSections).required(),
  amountPaise: paise(),
  /** In the same days of the year before. */
  beforePaise: paise(),
});
export type ProfitRow = InferType<typeof profitRow>;

export const profitAndLoss = record({
  rows: array(profitRow.required()).required(),
  totals: profitTotals.required(),
  before: record({ ...daysAnswered, totals: profitTotals.required() }).required(),
  /** Whose it is, where one branch was asked for. */
  branch: string().nullable().defined(),
  ...daysAnswered,
});
export type ProfitAndLoss = InferType<typeof profitAndLoss>;

export const balanceSheetQuery = record({ at: businessDate() });
export type BalanceSheetQuery = InferType<typeof balanceSheetQuery>;

const balanceRow = record({
  /** Profit that stands in no account has none. */
  accountId: id().nullable().defined(),
  code: string().nullable().defined(),
  name: string().required(),
  section: string<BalanceSection>().oneOf(balanceSections).required(),
  amountPaise: paise(),
});
export type BalanceRow = InferType<typeof balanceRow>;

export const balanceSheet = record({
  at: businessDate().required(),
  rows: array(balanceRow.required()).required(),
  totals: record({ assetsPaise: paise(), liabilitiesPaise: paise(), equityPaise: paise() }).required(),
});
export type BalanceSheet = InferType<typeof balanceSheet>;
