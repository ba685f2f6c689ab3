import {
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { currencyCodes } from '@freightdesk/shared-money';
import { unpaidCreditStates } from './unpaid-credit.kinds';

/** The day decides the month of GSTR-3B. */
export const creditMoveInput = versioned({ date: businessDate().label('Date').required() });
export type CreditMoveInput = InferType<typeof creditMoveInput>;

const taxHeads = () =>
  record({
    cgstPaise: minorUnits().required(),
    sgstPaise: minorUnits().required(),
    igstPaise: minorUnits().required(),
  }).required();

/** A bill whose vendor is not paid, or was not when its credit went back. */
export const unpaidCreditSchema = record({
  id: id().required(),
  number: string().nullable().defined(),
  supplierNumber: string().required(),
  supplierDate: businessDate().required(),
  /** When its credit was booked. */
  date: businessDate().required(),
  party: record({ id: id().required(), name: string().required() }).required(),
  /** The last day on which the vendor can be paid with the credit kept; null where the bill bears no credit. */
  creditUntil: businessDate().nullable().defined(),
  state: string().oneOf(unpaidCreditStates).required(),
  currency: string().oneOf(currencyCodes).required(),
  outstandingMinor: minorUnits().required(),
  /** Its credit, less what notes took back. */
  creditPaise: minorUnits().required(),
  reversedPaise: minorUnits().required(),
  toReverse: taxHeads(),
  toRestore: taxHeads(),
  /** On what would go back today, where all of it was used. */
  interestPaise: minorUnits().required(),
  /** The portal's file of its month is there and does not tell it, so its credit was never taken. */
  waitsForPortal: boolean().required(),
  version: version().required(),
});
export type UnpaidCredit = InferType<typeof unpaidCreditSchema>;
