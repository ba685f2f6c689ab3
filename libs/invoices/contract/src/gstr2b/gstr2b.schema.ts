import {
  array,
  boolean,
  businessDate,
  file,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { matchStates, portalKinds } from './gstr2b.kinds';

const figures = {
  taxablePaise: minorUnits().required(),
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
};

const period = () =>
  string()
    .label('Month')
    .matches(/^(0[1-9]|1[0-2])20\d{2}$/, 'A month is MMYYYY, such as 112026.');

export const gstr2bImportInput = record({
  file: file({ kinds: ['application/json'] })
    .required()
    .label('File of the portal'),
  /** The month that the file is meant to be of; any where it is left out. */
  period: period(),
});
export type Gstr2bImportInput = InferType<typeof gstr2bImportInput>;

const gstr2bFile = {
  gstin: string().required(),
  /** `102026` is October 2026. */
  period: string().required(),
  documents: number().integer().required(),
  /** An instant. */
  importedAt: string().required(),
};
export const gstr2bImported = record({ id: id().required(), ...gstr2bFile });
export type Gstr2bImported = InferType<typeof gstr2bImported>;

export const gstr2bMatchQuery = record({
  period: period().required(),
  /** Which of our registrations; the head office's where it is left out. */
  gstin: string().label('GSTIN').max(15),
  /** Those that stand so alone; the totals are of all. */
  state: string().label('Status').oneOf(matchStates),
});
export type Gstr2bMatchQuery = InferType<typeof gstr2bMatchQuery>;

const matched = record({
  state: string().oneOf(matchStates).required(),
  supplierGstin: string().required(),
  supplierName: string().required(),
  kind: string().oneOf(portalKinds).required(),
  bill: record({
    id: id().required(),
    number: string().required(),
    supplierNumber: string().required(),
    supplierDate: businessDate().required(),
    date: businessDate().required(),
    ...figures,
  })
    .nullable()
    .default(undefined)
    .defined(),
  portal: record({
    number: string().required(),
    date: businessDate().required(),
    period: string().required(),
    itcAvailable: boolean().required(),
    ...figures,
  })
    .nullable()
    .default(undefined)
    .defined(),
  differing: array(string().oneOf(['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise']).required()).required(),
});
export type Gstr2bMatched = InferType<typeof matched>;

export const gstr2bMatch = record({
  rows: array(matched.required()).required(),
  /** How many of each state, and what tax they bear: ours, or the portal's where we have none. */
  totals: array(
    record({
      state: string().oneOf(matchStates).required(),
      documents: number().integer().required(),
      taxPaise: minorUnits().required(),
    }).required(),
  ).required(),
  /** Null where none was brought in for the month. */
  file: gstr2bImported.nullable().default(undefined).defined(),
  gstin: string().nullable().defined(),
  registrations: array(string().required()).required(),
  tolerancePaise: minorUnits().required(),
  from: businessDate().required(),
  to: businessDate().required(),
});
export type Gstr2bMatch = InferType<typeof gstr2bMatch>;

const side = {
  taxablePaise: minorUnits().nullable().defined(),
  taxPaise: minorUnits().nullable().defined(),
};

/** A row of the match as a file has it: our bill and the portal's word in one line. */
export const gstr2bMatchLine = record({
  state: string().label('Status').oneOf(matchStates).required(),
  supplierName: string().label('Vendor').required(),
  supplierGstin: string().label("Vendor's GSTIN").required(),
  kind: string().label('Kind').oneOf(portalKinds).required(),
  supplierNumber: string().label("Vendor's number").required(),
  date: businessDate().label('Date').required(),
  billNumber: string().label('Our number').nullable().defined(),
  booksTaxablePaise: side.taxablePaise.label('Taxable in our books'),
  booksTaxPaise: side.taxPaise.label('Tax in our books'),
  portalTaxablePaise: side.taxablePaise.label('Taxable in GSTR-2B'),
  portalTaxPaise: side.taxPaise.label('Tax in GSTR-2B'),
  itcAvailable: boolean().label('Credit available').nullable().defined(),
});
export type Gstr2bMatchLine = InferType<typeof gstr2bMatchLine>;
