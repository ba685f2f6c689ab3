import { array, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import type { AskedOf } from '../report/define-report';
import { reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { marginLeakReport } from './margin-leak.report';

export const marginLeakQuery = reportQuery(marginLeakReport);
export type MarginLeakQuery = AskedOf<typeof marginLeakReport>;

const figures = reportFigures(marginLeakReport);
const text = () => string().nullable().defined();

/** A leak, or all leaks of a kind, a customer or an owner; `key` names it. */
const marginLeakRow = record({
  key: string().required(),
  kind: text(),
  jobId: id().nullable().defined(),
  job: text(),
  partyId: id().nullable().defined(),
  party: text(),
  owner: text(),
  /** The charge, or the bill, that it is of. */
  what: text(),
  billId: id().nullable().defined(),
  /** How long it has been so, of the oldest. */
  days: number().integer().required(),
  leaks: number().integer().required(),
  ...figures,
});
export type MarginLeakRow = InferType<typeof marginLeakRow>;

export const marginLeakAnswer = record({
  rows: array(marginLeakRow.required()).required(),
  totals: record(figures).required(),
  ...reportAnswer,
});
export type MarginLeakAnswer = InferType<typeof marginLeakAnswer>;
