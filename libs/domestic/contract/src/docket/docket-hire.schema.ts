import {
  array,
  betweenGiven,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { hireProblems } from './docket-hire.rules';

const terms = {
  agreedPaise: minorUnits().min(1).label('Agreed hire').required(),
  advancePaise: minorUnits().min(0).label('Agreed advance').required(),
  remark: string().label('Remark').max(300).nullable(),
};

/** The lorry that a docket's goods go with: its owner or broker, and what was agreed with him. */
export const docketHireInput = record({ partyId: id().label('Lorry owner or broker').required(), ...terms }).test(
  'terms',
  betweenGiven(hireProblems),
);
export type DocketHireInput = InferType<typeof docketHireInput>;

/** Null takes the hire back. */
export const setDocketHireInput = versioned({ hire: docketHireInput.nullable().default(undefined).defined() });
export type SetDocketHireInput = InferType<typeof setDocketHireInput>;

export const docketHireSchema = record({
  partyId: id().required(),
  party: named().required(),
  ...terms,
  remark: string().nullable().defined(),
});
export type DocketHire = InferType<typeof docketHireSchema>;

const sums = {
  /** Before tax, less what was debited. */
  billedPaise: minorUnits().required(),
  /** Tax and rounding on it. */
  taxPaise: minorUnits().required(),
  tdsPaise: minorUnits().required(),
  paidPaise: minorUnits().required(),
  balancePaise: minorUnits().required(),
};

/** A bill of the vendor as far as its lines name the docket; what is of the whole bill is shared by what the lines come to. */
const hireBill = record({
  id: id().required(),
  number: string().required(),
  supplierNumber: string().required(),
  date: businessDate().required(),
  ...sums,
});
export type HireBill = InferType<typeof hireBill>;

export const docketHireFiguresSchema = record({ ...sums, bills: array(hireBill.required()).required() });
export type DocketHireFigures = InferType<typeof docketHireFiguresSchema>;
