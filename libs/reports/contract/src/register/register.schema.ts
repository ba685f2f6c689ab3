import { array, businessDate, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import type { AskedOf } from '../report/define-report';
import { reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { salesReport } from './register.report';

export const registerQuery = reportQuery(salesReport);
export type RegisterQuery = AskedOf<typeof salesReport>;

const figures = reportFigures(salesReport);

const registerFigures = record(figures);
export type RegisterFigures = InferType<typeof registerFigures>;

/**
 * One document, or all of a party, month, SAC or job; `key` names it. A cancelled document counts as nothing. What stands on no line,
 * the round-off, is a row of its own among SACs and belongs to no job.
 */
const registerRow = record({
  key: string().required(),
  /** The document's id, where rows are documents. */
  invoiceId: id().nullable().defined(),
  number: string().nullable().defined(),
  /** The vendor's own number of a purchase. */
  supplierNumber: string().nullable().defined(),
  kind: string().nullable().defined(),
  status: string().nullable().defined(),
  date: businessDate().nullable().defined(),
  month: string().nullable().defined(),
  partyId: id().nullable().defined(),
  party: string().nullable().defined(),
  partyGstin: string().nullable().defined(),
  placeOfSupply: string().nullable().defined(),
  sac: string().nullable().defined(),
  /** A jobcard or a docket. */
  jobId: id().nullable().defined(),
  job: string().nullable().defined(),
  documents: number().integer().required(),
  ...figures,
});
export type RegisterRow = InferType<typeof registerRow>;

export const registerReport = record({
  rows: array(registerRow.required()).required(),
  totals: registerFigures.required(),
  ...reportAnswer,
});
export type RegisterReport = InferType<typeof registerReport>;
