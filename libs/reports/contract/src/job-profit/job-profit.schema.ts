import { array, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { type JobMode, jobModes } from '@freightdesk/tax-contract';
import type { AskedOf } from '../report/define-report';
import { reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { jobProfitReport } from './job-profit.report';

export const jobProfitQuery = reportQuery(jobProfitReport);
export type JobProfitQuery = AskedOf<typeof jobProfitReport>;

const figures = reportFigures(jobProfitReport);

/** A job, or all jobs of a customer, a mode or a month; `key` names it. */
const jobProfitRow = record({
  key: string().required(),
  jobId: id().nullable().defined(),
  job: string().nullable().defined(),
  partyId: id().nullable().defined(),
  party: string().nullable().defined(),
  mode: string<JobMode>().oneOf(jobModes).nullable().defined(),
  month: string().nullable().defined(),
  jobs: number().integer().required(),
  ...figures,
});
export type JobProfitRow = InferType<typeof jobProfitRow>;

export const jobProfitAnswer = record({
  rows: array(jobProfitRow.required()).required(),
  totals: record(figures).required(),
  ...reportAnswer,
});
export type JobProfitReport = InferType<typeof jobProfitAnswer>;
