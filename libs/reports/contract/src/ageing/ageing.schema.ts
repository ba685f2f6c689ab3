import { array, businessDate, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { pageAnswered, pageAsked, reportFigures } from '../report/report.schema';
import { type AgeingGrouping, ageingReport, type AgeingSide } from './ageing.report';

const sides: readonly AgeingSide[] = ['RECEIVABLE', 'PAYABLE'];
const groupings: readonly AgeingGrouping[] = ['party', 'document'];

export const ageingQuery = record({
  at: businessDate(),
  side: string<AgeingSide>().oneOf(sides),
  partyId: id(),
  groupBy: string<AgeingGrouping>().oneOf(groupings),
  ...pageAsked,
});
export type AgeingQuery = InferType<typeof ageingQuery>;

const figures = reportFigures(ageingReport);

/** A party, or one of its documents; what no document bears has a row without one. */
const ageingRow = record({
  key: string().required(),
  partyId: id().required(),
  party: string().required(),
  document: record({ type: string().required(), number: string().required(), id: id().required() })
    .nullable()
    .defined(),
  date: businessDate().nullable().defined(),
  dueDate: businessDate().nullable().defined(),
  /** Days since it was due; below zero while it is not. */
  days: number().integer().nullable().defined(),
  ...figures,
});
export type AgeingRow = InferType<typeof ageingRow>;

export const ageing = record({
  at: businessDate().required(),
  side: string<AgeingSide>().oneOf(sides).required(),
  rows: array(ageingRow.required()).required(),
  totals: record(figures).required(),
  ...pageAnswered,
});
export type Ageing = InferType<typeof ageing>;
