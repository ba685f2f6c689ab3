import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import type { AskedOf } from '../report/define-report';
import { reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { branchProfitReport } from './branch-profit.report';

export const branchProfitQuery = reportQuery(branchProfitReport);
export type BranchProfitQuery = AskedOf<typeof branchProfitReport>;

const figures = reportFigures(branchProfitReport);

/** A branch, what is of none, or a month; `key` names it. */
const branchProfitRow = record({
  key: string().required(),
  branchId: id().nullable().defined(),
  branch: string().nullable().defined(),
  month: string().nullable().defined(),
  ...figures,
});
export type BranchProfitRow = InferType<typeof branchProfitRow>;

export const branchProfitAnswer = record({
  rows: array(branchProfitRow.required()).required(),
  totals: record(figures).required(),
  ...reportAnswer,
});
export type BranchProfitReport = InferType<typeof branchProfitAnswer>;
