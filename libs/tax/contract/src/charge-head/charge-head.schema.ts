import {
  array,
  betweenGiven,
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  record,
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { sacProblem } from '../gst/gst-rate.rules';
import { taxabilities } from '../gst/gst.rules';
import { chargeBases, chargeCapacities } from './charge-head.kinds';
import { chargeHeadProblems } from './charge-head.rules';

const needed = 'This is needed.';

const headRate = record({
  from: businessDate().label('From').required(),
  gstRate: decimalText({ digits: 2, decimals: 2 }).label('GST rate').required(),
  taxability: string().label('Taxability').oneOf(taxabilities).required(),
  source: string().label('Source').max(300).nullable(),
});

/** What a person says of a charge head. In an update, null clears a field and a field left out stays as it was. */
const particulars = {
  name: string().label('Name').min(1, needed).max(120),
  /** By which it is found fastest. */
  code: string().label('Code').min(1, needed).max(20).nullable(),
  sac: ruled('sac', sacProblem).label('SAC').nullable(),
  rates: array(headRate.required()).label('GST rates').max(50),
  actsAs: string().label('We act as').oneOf(chargeCapacities),
  /** Paid on the customer's behalf and passed on at cost (CGST Rules 2017, rule 33): it is neither income nor cost. */
  pureAgent: boolean().label('Paid on the customer’s behalf (pure agent)'),
  basis: string().label('Charged').oneOf(chargeBases),
  /** By the SAC where it is left out. */
  incomeAccountCode: string().label('Income account').max(10).nullable(),
  costAccountCode: string().label('Cost account').max(10).nullable(),
  /** One that is no longer used stays on the documents that bear it. */
  active: boolean().label('In use'),
};

export const addChargeHeadInput = record({ ...particulars, name: particulars.name.required() }).test(
  'problems',
  betweenGiven(chargeHeadProblems),
);
export type AddChargeHeadInput = InferType<typeof addChargeHeadInput>;

/** What the fields say together is held against the whole record, once it is known. */
export const updateChargeHeadInput = versioned(particulars);
export type UpdateChargeHeadInput = InferType<typeof updateChargeHeadInput>;

const standingRate = record({
  from: businessDate().required(),
  gstRate: string().required(),
  taxability: string().oneOf(taxabilities).required(),
  source: string().nullable().defined(),
});

export const chargeHeadSchema = record({
  id: id().required(),
  name: string().required(),
  code: string().nullable().defined(),
  sac: string().nullable().defined(),
  rates: array(standingRate.required()).required(),
  actsAs: string().oneOf(chargeCapacities).required(),
  pureAgent: boolean().required(),
  basis: string().oneOf(chargeBases).required(),
  incomeAccountCode: string().nullable().defined(),
  costAccountCode: string().nullable().defined(),
  active: boolean().required(),
  version: version().required(),
});
export type ChargeHead = InferType<typeof chargeHeadSchema>;

const account = record({ code: string().required(), name: string().required() });

/** What a charge may be booked to. */
export const headAccountsSchema = record({
  income: array(account.required()).required(),
  cost: array(account.required()).required(),
});
export type HeadAccounts = InferType<typeof headAccountsSchema>;
