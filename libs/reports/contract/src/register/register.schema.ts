import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { pageAnswered, pageAsked } from '../paging/report-paging.schema';
import { registerGroupings } from './register.rules';

export const registerQuery = record({
  from: businessDate(),
  to: businessDate(),
  groupBy: string().oneOf(registerGroupings),
  partyId: id(),
  ...pageAsked,
});
export type RegisterQuery = InferType<typeof registerQuery>;

const figures = {
  taxablePaise: minorUnits().required(),
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
  roundOffPaise: minorUnits().required(),
  totalPaise: minorUnits().required(),
};

const registerFigures = record(figures);
export type RegisterFigures = InferType<typeof registerFigures>;

/** One document, or all of a party or month; `key` names it. A cancelled document counts as nothing. */
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
  documents: number().integer().required(),
  ...figures,
});
export type RegisterRow = InferType<typeof registerRow>;

/** The sale and the purchase register have one shape. */
export const registerReport = record({
  rows: array(registerRow.required()).required(),
  totals: registerFigures.required(),
  from: businessDate().required(),
  to: businessDate().required(),
  ...pageAnswered,
});
export type RegisterReport = InferType<typeof registerReport>;
