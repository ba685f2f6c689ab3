import { array, type InferType, minorUnits, mixed, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { gstHeads } from '../gst/gst-report.rules';
import { daysAnswered } from '../report/report.schema';

/** `112026` is November 2026. */
const period = () =>
  string()
    .label('Month')
    .matches(/^(0[1-9]|1[0-2])20\d{2}$/, 'A month is MMYYYY, such as 112026.')
    .required();

export const gstReturnQuery = record({
  period: period(),
  /** Which of our registrations; the head office's where it is left out. */
  gstin: string().label('GSTIN').max(15),
});
export type GstReturnQuery = InferType<typeof gstReturnQuery>;

const figures = {
  taxablePaise: minorUnits().required(),
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
};

export const returnTieKinds = ['sections', 'hsn', 'outward', 'reverseCharge', 'inputCredit'] as const;

/** A part of a return, and what the books say of the same. */
const returnTie = record({
  what: string().oneOf(returnTieKinds).required(),
  head: string().oneOf(gstHeads).required(),
  returnPaise: minorUnits().required(),
  reportPaise: minorUnits().required(),
  ledgerPaise: minorUnits().required(),
  differencePaise: minorUnits().required(),
});
export type ReturnTie = InferType<typeof returnTie>;

/** What a section comes to. */
export const returnSection = record({
  section: string().required(),
  documents: number().integer().required(),
  ...figures,
});
export type ReturnSection = InferType<typeof returnSection>;

/** The portal's JSON under `data`; beside it, in paise, what it comes to and whether reports and ledger say the same. */
export const gstReturn = record({
  data: mixed<Record<string, unknown>>().required(),
  sections: array(returnSection.required()).required(),
  ties: array(returnTie.required()).required(),
  /** Our registrations. The ties are of all of them together. */
  registrations: array(string().required()).required(),
  ...daysAnswered,
});
export type GstReturn = InferType<typeof gstReturn>;
