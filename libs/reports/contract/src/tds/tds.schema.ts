import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import type { AskedOf } from '../report/define-report';
import { reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { tdsReport, type TdsSide, tdsSideLabel } from './tds.report';

export const tdsQuery = reportQuery(tdsReport);
export type TdsQuery = AskedOf<typeof tdsReport>;

const sides = Object.keys(tdsSideLabel).filter((side): side is TdsSide => side in tdsSideLabel);
const figures = reportFigures(tdsReport);

/** One document, or all of a party, section or quarter; `key` names it. What was taken back stands with its sign turned. */
const tdsRow = record({
  key: string().required(),
  side: string().oneOf(sides).required(),
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
  ...figures,
});
export type TdsRow = InferType<typeof tdsRow>;

const tie = record({
  side: string().oneOf(sides).required(),
  reportPaise: minorUnits().required(),
  ledgerPaise: minorUnits().required(),
  differencePaise: minorUnits().required(),
});

export const tdsAnswer = record({
  rows: array(tdsRow.required()).required(),
  totals: record({
    ...figures,
    payablePaise: minorUnits().required(),
    receivablePaise: minorUnits().required(),
  }).required(),
  /** Of all documents of the period, whatever was filtered. */
  ties: array(tie.required()).required(),
  ...reportAnswer,
});
export type TdsReport = InferType<typeof tdsAnswer>;
