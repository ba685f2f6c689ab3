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
import { saleGroupings } from './sales.rules';

export const salesQuery = record({
  from: businessDate(),
  to: businessDate(),
  groupBy: string().oneOf(saleGroupings),
  partyId: id(),
});
export type SalesQuery = InferType<typeof salesQuery>;

const figures = {
  taxablePaise: minorUnits().required(),
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
  roundOffPaise: minorUnits().required(),
  totalPaise: minorUnits().required(),
};

export const saleFigures = record(figures);
export type SaleFigures = InferType<typeof saleFigures>;

/** One document, or all of a party or month; `key` names it. A cancelled document counts as nothing. */
const saleRow = record({
  key: string().required(),
  /** The document's id, where rows are documents. */
  invoiceId: id().nullable().defined(),
  number: string().nullable().defined(),
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
export type SaleRow = InferType<typeof saleRow>;

export const salesReport = record({
  rows: array(saleRow.required()).required(),
  totals: saleFigures.required(),
  from: businessDate().required(),
  to: businessDate().required(),
});
export type SalesReport = InferType<typeof salesReport>;
