import {
  betweenGiven,
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
import { recurringPeriods } from './recurring.kinds';
import { recurringDayProblems } from './recurring.rules';

const days = {
  period: string().label('How often').oneOf(recurringPeriods).required(),
  nextOn: businessDate().label('Next on').required(),
  until: businessDate().label('Last on').nullable(),
};

/** An invoice that is made again: the same lines to the same customer, on a later day. */
export const addRecurringInput = record({ invoiceId: id().required(), ...days }).test(
  'days',
  betweenGiven(recurringDayProblems),
);
export type AddRecurringInput = InferType<typeof addRecurringInput>;

export const updateRecurringInput = versioned({ ...days, active: boolean().label('Active').required() });
export type UpdateRecurringInput = InferType<typeof updateRecurringInput>;

export const recurringSchema = record({
  id: id().required(),
  /** What is made again. */
  invoiceId: id().required(),
  /** Its number; null while it is a draft. */
  invoiceNumber: string().nullable().defined(),
  party: record({ id: id().required(), name: string().required() }).required(),
  period: string().oneOf(recurringPeriods).required(),
  nextOn: businessDate().required(),
  until: businessDate().nullable().defined(),
  active: boolean().required(),
  /** In the currency of the invoice. */
  currency: string().oneOf(currencyCodes).required(),
  currencyTotalMinor: minorUnits().required(),
  /** The draft that was made last. */
  lastInvoiceId: id().nullable().defined(),
  version: version().required(),
});
export type RecurringInvoice = InferType<typeof recurringSchema>;
