import {
  array,
  betweenGiven,
  boolean,
  businessDate,
  decimalText,
  id,
  type InferType,
  instant,
  minorUnits,
  named,
  number,
  record,
  ruled,
  saved,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { phoneProblem } from '@freightdesk/parties-contract';
import { keptChargesInput, keptChargesSchema } from '@freightdesk/tax-contract/schema';
import { vehicleProblem } from '../identifier/vehicle.rules';
import { docketHireSchema } from './docket-hire.schema';
import { dimension, docketInvoice, docketInvoiceRecord, goodsPerson } from './docket-lines.schema';
import { carriageRisks, docketDeliveries, docketModes, freightBases, gstPayers } from './docket.kinds';
import { docketStatuses } from './docket.machine';
import { draftProblems } from './docket.rules';

const kilograms = () =>
  decimalText({ digits: 9, decimals: 3 }).test(
    'above-zero',
    'Enter a number above zero.',
    (text) => !text || /[1-9]/.test(text),
  );

const choice = <Value extends string>(label: string, values: readonly Value[]) =>
  string()
    .label(label)
    .nullable()
    .oneOf([...values, null]);

const needed = { date: businessDate().label('Date'), mode: string().label('Mode').oneOf(docketModes) };

/**
 * A draft may lack any of these; `bookingProblems` says what it needs to be booked. In an update, null clears a field and a
 * field left out stays as it was.
 */
const optional = {
  /** The branch that books and numbers it: the head office where it is left out. Fixed once it is booked, like the date. */
  branchId: id().label('Branch'),
  destinationBranchId: id().label('Destination branch').nullable(),
  billingPartyId: id().label('Billing party').nullable(),
  consignor: goodsPerson.nullable().default(undefined).optional(),
  consignee: goodsPerson.nullable().default(undefined).optional(),
  delivery: string().label('Delivery').oneOf(docketDeliveries),
  /** What the goods are said to contain. */
  description: string().label('Said to contain').max(300).nullable(),
  packing: string().label('Packing').max(40).nullable(),
  packages: number().label('Packages').integer().min(1).max(1_000_000).nullable(),
  actualKg: kilograms().label('Actual kg').nullable(),
  /** The least that the tariff charges for. */
  minimumKg: kilograms().label('Minimum kg').nullable(),
  isHazardous: boolean().label('Hazardous'),
  declaredValuePaise: minorUnits().min(0).label('Declared value').nullable(),
  risk: choice('Risk', carriageRisks),
  freightBasis: choice('Freight', freightBases),
  gstPayableBy: choice('GST payable by', gstPayers),
  vehicleNumber: ruled('vehicle', vehicleProblem).label('Vehicle').max(30).nullable(),
  driverName: string().label('Driver').max(120).nullable(),
  driverPhone: ruled('phone', phoneProblem).label("Driver's phone").max(40).nullable(),
  reference: string().label('Reference').max(80).nullable(),
  notes: string().label('Notes').max(5000).nullable(),
};

const lines = {
  dimensions: array(dimension).max(500),
  invoices: array(docketInvoice).max(200),
  charges: keptChargesInput,
};

export const addDocketInput = record({
  date: needed.date.required(),
  mode: needed.mode.required(),
  ...optional,
  ...lines,
}).test('nobody', betweenGiven(draftProblems));
export type AddDocketInput = InferType<typeof addDocketInput>;

/** Lines are written anew where they are given. */
export const updateDocketInput = versioned({ ...needed, ...optional, ...lines });
export type UpdateDocketInput = InferType<typeof updateDocketInput>;

export const moveDocketInput = versioned({
  to: string().oneOf(docketStatuses).required(),
  reason: string().label('Reason').max(500),
});
export type MoveDocketInput = InferType<typeof moveDocketInput>;

const text = () => string().nullable().defined();
const status = () => string().oneOf(docketStatuses).required();

/** A row of the list: all of the docket but its lines. */
const header = {
  id: id().required(),
  /** `MUM/26-27/000123`, given when it is booked; null while it is a draft. */
  number: text(),
  status: status(),
  date: businessDate().required(),
  mode: needed.mode.required(),
  branchId: id().required(),
  branch: named().required(),
  destinationBranchId: id().nullable().defined(),
  destinationBranch: named().nullable().default(undefined).defined(),
  billingPartyId: id().nullable().defined(),
  billingParty: named().nullable().default(undefined).defined(),
  consignor: goodsPerson.nullable().default(undefined).defined(),
  consignee: goodsPerson.nullable().default(undefined).defined(),
  delivery: optional.delivery.required(),
  description: text(),
  packing: text(),
  packages: number().nullable().defined(),
  actualKg: text(),
  minimumKg: text(),
  /** Cubic centimetres to the kilogram: the billing party's, or what is usual for the mode. */
  volumetricDivisor: string().required(),
  volumetricKg: text(),
  chargeableKg: text(),
  isHazardous: boolean().required(),
  declaredValuePaise: minorUnits().nullable().defined(),
  risk: optional.risk.defined(),
  freightBasis: optional.freightBasis.defined(),
  gstPayableBy: optional.gstPayableBy.defined(),
  vehicleNumber: text(),
  driverName: text(),
  driverPhone: text(),
  reference: text(),
  notes: text(),
  cancelReason: text(),
  /** The first end of any of its e-way bills. */
  ewayBillValidUntil: instant().nullable().defined(),
  version: version().required(),
};

export const docketRowSchema = record(header);
export type DocketRow = InferType<typeof docketRowSchema>;

export const docketSchema = record({
  ...header,
  dimensions: array(dimension.required()).required(),
  invoices: array(docketInvoiceRecord.required()).required(),
  /** What it earns and costs. */
  charges: keptChargesSchema,
  /** The lorry that was hired for it. */
  hire: docketHireSchema.nullable().default(undefined).defined(),
  /** One once it is booked, with the docket's own status; none before. */
  shipments: array(record({ id: id().required(), status: status() }).required()).required(),
});
export type Docket = InferType<typeof docketSchema>;

export const savedDocketSchema = saved(docketSchema);
export type SavedDocket = InferType<typeof savedDocketSchema>;
