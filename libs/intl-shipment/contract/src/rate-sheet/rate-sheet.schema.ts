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
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { chargeBases } from '@freightdesk/tax-contract';
import { containerTypeCodes } from '../identifier/container.rules';
import { locodeProblem } from '../identifier/locode.rules';
import { jobModes } from '../jobcard/jobcard.kinds';
import { rateSheetProblems } from './rate-sheet.rules';

const ratePrice = {
  chargeHeadId: id().label('Charge').required(),
  basis: string().label('Basis').oneOf(chargeBases).required(),
  /** Of a rate per container: of which type; of every type where it is left out. */
  containerType: string()
    .label('Container type')
    .nullable()
    .oneOf([...containerTypeCodes, null]),
  /** Of a rate per chargeable kg: the weight break from which it holds. */
  fromKg: decimalText().label('From kg').nullable(),
  currency: string<CurrencyCode>().label('Currency').oneOf(currencyCodes).required(),
  rate: decimalText().label('Buy rate').required(),
  minimum: decimalText().label('Minimum').nullable(),
};

const rateLine = record(ratePrice);

const locode = () => ruled('locode', locodeProblem);

/** What makes a sheet the one it is: whose, of which lane and from when. */
const needed = {
  vendorId: id().label('Vendor'),
  mode: string().label('Mode').oneOf(jobModes),
  originLocode: locode().label('Origin'),
  destinationLocode: locode().label('Destination'),
  validFrom: businessDate().label('Valid from'),
  validUntil: businessDate().label('Valid until'),
  lines: array(rateLine.required()).label('Rates').min(1).max(200),
};

/** In an update, null clears a field and a field left out stays as it was. */
const optional = {
  /** By which the vendor calls it; tells two services of one lane apart. */
  reference: string().label('Tariff number').min(1, 'This is needed.').max(60).nullable(),
  transitDays: number().label('Transit days').integer().min(0).max(999).nullable(),
  notes: string().label('Notes').max(5000).nullable(),
  /** One that is put away is offered no more; quotations that were made of it stay. */
  active: boolean().label('In use'),
};

export const addRateSheetInput = record({
  ...optional,
  vendorId: needed.vendorId.required(),
  mode: needed.mode.required(),
  originLocode: needed.originLocode.required(),
  destinationLocode: needed.destinationLocode.required(),
  validFrom: needed.validFrom.required(),
  validUntil: needed.validUntil.required(),
  lines: needed.lines.required(),
}).test('problems', betweenGiven(rateSheetProblems));
export type AddRateSheetInput = InferType<typeof addRateSheetInput>;

/** What the fields say together is held against the whole record, once it is known. */
export const updateRateSheetInput = versioned({ ...needed, ...optional });
export type UpdateRateSheetInput = InferType<typeof updateRateSheetInput>;

const standingLine = record({
  ...ratePrice,
  containerType: ratePrice.containerType.defined(),
  fromKg: ratePrice.fromKg.defined(),
  minimum: ratePrice.minimum.defined(),
});
export type RateLine = InferType<typeof standingLine>;

export const rateSheetSchema = record({
  id: id().required(),
  vendorId: id().required(),
  vendor: named().required(),
  reference: string().nullable().defined(),
  mode: needed.mode.required(),
  originLocode: string().required(),
  destinationLocode: string().required(),
  validFrom: businessDate().required(),
  validUntil: businessDate().required(),
  transitDays: number().integer().nullable().defined(),
  lines: array(standingLine.required()).required(),
  notes: string().nullable().defined(),
  active: boolean().required(),
  version: version().required(),
});
export type RateSheet = InferType<typeof rateSheetSchema>;
