import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { pageAnswered, pageAsked } from '../paging/report-paging.schema';
import { tdsGroupings, tdsSides } from './tds-report.rules';

export const tdsQuery = record({
  from: businessDate(),
  to: businessDate(),
  groupBy: string().oneOf(tdsGroupings),
  side: string().oneOf(tdsSides),
  partyId: id(),
  section: string().max(50),
  ...pageAsked,
});
export type TdsQuery = InferType<typeof tdsQuery>;

/** One document, or all of a party, section or quarter; `key` names it. What was taken back stands with its sign turned. */
const tdsRow = record({
  key: string().required(),
  side: string().oneOf(tdsSides).required(),
  partyId: id().nullable().defined(),
  party: string().nullable().defined(),
  pan: string().nullable().defined(),
  nature: string().nullable().defined(),
  section: string().nullable().defined(),
  /** Of the fiscal year, such as `2026-27 Q1`, where rows are quarters. */
  quarter: string().nullable().defined(),
  date: businessDate().nullable().defined(),
  /** Number and id are the document's: the row opens it. */
  document: record({ type: string().required(), number: string().required(), id: id().required() })
    .nullable()
    .default(undefined)
    .defined(),
  basePaise: minorUnits().required(),
  tdsPaise: minorUnits().required(),
});
export type TdsRow = InferType<typeof tdsRow>;

const tie = record({
  side: string().oneOf(tdsSides).required(),
  reportPaise: minorUnits().required(),
  ledgerPaise: minorUnits().required(),
  differencePaise: minorUnits().required(),
});

export const tdsReport = record({
  rows: array(tdsRow.required()).required(),
  totals: record({
    basePaise: minorUnits().required(),
    tdsPaise: minorUnits().required(),
    payablePaise: minorUnits().required(),
    receivablePaise: minorUnits().required(),
  }).required(),
  /** Of all documents of the period, whatever was filtered. */
  ties: array(tie.required()).required(),
  from: businessDate().required(),
  to: businessDate().required(),
  ...pageAnswered,
});
export type TdsReport = InferType<typeof tdsReport>;
