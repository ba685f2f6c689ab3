import { array, type InferType, minorUnits, record, string } from '@freightdesk/shared-endpoint/schema';
import { daysAnswered, daysAsked } from '../report/report.schema';
import { gstHeads, gstSides } from './gst-report.rules';

export const gstQuery = record(daysAsked);
export type GstQuery = InferType<typeof gstQuery>;

const heads = {
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
};
const figures = { taxablePaise: minorUnits().required(), ...heads };

/** What the documents of a month say of one side; `differencePaise` is how far the ledger is from it. */
const gstRow = record({
  month: string().required(),
  side: string().oneOf(gstSides).required(),
  ...figures,
  differencePaise: minorUnits().required(),
});
export type GstRow = InferType<typeof gstRow>;

const gstTie = record({
  side: string().oneOf(gstSides).required(),
  head: string().oneOf(gstHeads).required(),
  reportPaise: minorUnits().required(),
  ledgerPaise: minorUnits().required(),
  differencePaise: minorUnits().required(),
});

export const gstReport = record({
  output: record(figures).required(),
  /** Tax on advances received for services (CGST Act s.13(2)). */
  advances: record(figures).required(),
  input: record(figures).required(),
  /** What we owe in a vendor's place, and the credit for it. */
  reverseCharge: record(figures).required(),
  reverseChargeCredit: record(figures).required(),
  payable: record(heads).required(),
  rows: array(gstRow.required()).required(),
  ties: array(gstTie.required()).required(),
  ...daysAnswered,
});
export type GstReport = InferType<typeof gstReport>;
