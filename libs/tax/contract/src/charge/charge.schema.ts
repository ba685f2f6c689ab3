import {
  array,
  betweenGiven,
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  named,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { chargeBases } from '../charge-head/charge-head.kinds';
import { chargeLegs } from './charge.kinds';
import { chargeProblems } from './charge.rules';

const currency = () =>
  string<CurrencyCode>()
    .nullable()
    .oneOf([...currencyCodes, null]);

/** What a person says of a charge; whoever takes such lines may add what else is said of each. */
export const chargeParticulars = {
  chargeHeadId: id().label('Charge').required(),
  /** What the customer reads; the name of the head where it is left out. */
  description: string().label('Charge').max(200).nullable(),
  leg: string()
    .label('Leg')
    .nullable()
    .oneOf([...chargeLegs, null]),
  basis: string().label('Basis').oneOf(chargeBases).required(),
  /** Of a charge per container: of which type; of all types where it is left out. */
  containerType: string().label('Container type').max(10).nullable(),
  /** How many of what the basis counts; of a percentage the amount that it is a part of. */
  quantity: decimalText()
    .label('Quantity')
    .required()
    .test('above-zero', 'Enter a quantity above zero.', (text) => !text || /[1-9]/.test(text)),
  minimum: decimalText().label('Minimum').nullable(),
  buyRate: decimalText().label('Buy rate').nullable(),
  buyCurrency: currency().label('Buy currency'),
  vendorId: id().label('Vendor').nullable(),
  sellRate: decimalText().label('Sell rate').nullable(),
  sellCurrency: currency().label('Sell currency'),
  /** Who is billed, where it is not the customer. */
  billToId: id().label('Bill to').nullable(),
  /** As the head says where it is left out. */
  pureAgent: boolean().label('Paid on the customer’s behalf (pure agent)'),
};

/** A line of charges as a person says it. */
export const chargeLineInput = record(chargeParticulars).test('problems', betweenGiven(chargeProblems));
export type ChargeLineInput = InferType<typeof chargeLineInput>;

const text = () => string().nullable().defined();
const minor = () => number().integer().nullable().defined();

/** A line as it is answered: what was left out is filled in, what follows from it is computed at the rates of its day. */
export const standingCharge = {
  id: id().required(),
  chargeHeadId: id().required(),
  chargeHead: named().required(),
  description: string().required(),
  leg: chargeParticulars.leg.defined(),
  basis: chargeParticulars.basis,
  containerType: text(),
  quantity: string().required(),
  minimum: text(),
  buyRate: text(),
  buyCurrency: currency().defined(),
  vendorId: id().nullable().defined(),
  vendor: named().nullable().default(undefined).defined(),
  sellRate: text(),
  sellCurrency: currency().defined(),
  billToId: id().nullable().defined(),
  billTo: named().nullable().default(undefined).defined(),
  pureAgent: boolean().required(),
  buyMinor: minor(),
  sellMinor: minor(),
  buyPaise: minor(),
  sellPaise: minor(),
  marginPaise: minor(),
  marginPercent: text(),
};

export const chargeSchema = record(standingCharge);
export type StandingCharge = InferType<typeof chargeSchema>;

export const chargeTotalsSchema = record({
  buyPaise: minor(),
  sellPaise: minor(),
  marginPaise: minor(),
  marginPercent: text(),
});

/** Rupees for one unit of a currency: the last rate up to a day. */
export const dayRateSchema = record({
  currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
  date: businessDate().required(),
  rate: string().required(),
});
export type DayRate = InferType<typeof dayRateSchema>;

export const ratesOnDayInput = record({ date: businessDate().required() });
export type RatesOnDayInput = InferType<typeof ratesOnDayInput>;

export const ratesOnDaySchema = record({ rates: array(dayRateSchema.required()).required() });
export type RatesOnDay = InferType<typeof ratesOnDaySchema>;
