import {
  array,
  businessDate,
  decimalText,
  id,
  type InferType,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { indianStateCodes } from '@freightdesk/parties-contract';
import { airWaybillProblem } from '../identifier/air-waybill.rules';
import { containerFormatProblem, containerTypeCodes, hasContainerCheckDigit } from '../identifier/container.rules';
import { locodeProblem } from '../identifier/locode.rules';
import { shipmentStatuses } from '../shipment/shipment.machine';
import { incoterms, jobDirections, jobModes } from './jobcard.kinds';
import { jobcardStatuses } from './jobcard.machine';

/** Text held against a rule that answers what is wrong with it, or null. */
const ruled = (name: string, problemOf: (text: string) => string | null) =>
  string().test(name, (text, context) => {
    const message = text ? problemOf(text) : null;
    return message === null || context.createError({ message });
  });

const locode = () => ruled('locode', locodeProblem);
const centimetres = () => decimalText({ digits: 5, decimals: 2 });
const kilograms = () => decimalText({ digits: 9, decimals: 3 });
const named = () => record({ id: id().required(), name: string().required() });

const container = record({
  containerNumber: ruled('container', containerFormatProblem)
    .required()
    .test(
      'check-digit',
      'The last digit does not fit the others. Correct it, or say why it stands so.',
      (text, { parent }) =>
        containerFormatProblem(text) !== null ||
        hasContainerCheckDigit(text) ||
        Boolean(parent.checkDigitOverrideReason),
    ),
  sizeType: string().oneOf(containerTypeCodes).required(),
  sealNumber: string().max(30).nullable(),
  checkDigitOverrideReason: string().max(300).nullable(),
});

const packageLine = record({
  quantity: number().integer().min(1).max(1_000_000).required(),
  type: string().max(40).required(),
  lengthCm: centimetres().required(),
  widthCm: centimetres().required(),
  heightCm: centimetres().required(),
  grossKg: kilograms().required(),
  description: string().max(300).required(),
});

const needed = {
  date: businessDate(),
  mode: string().oneOf(jobModes),
  direction: string().oneOf(jobDirections),
  customerId: id(),
  originLocode: locode(),
  destinationLocode: locode(),
};

/** In an update, null clears a field and a field left out stays as it was. */
const optional = {
  shipperId: id().nullable(),
  consigneeId: id().nullable(),
  notifyPartyId: id().nullable(),
  overseasAgentId: id().nullable(),
  ownerId: id(),
  incoterm: string()
    .nullable()
    .oneOf([...incoterms, null]),
  commodity: string().max(200).nullable(),
  /** Where the goods are handed over: it decides the place of supply of an unregistered customer. */
  receiptPlace: string().max(120).nullable(),
  receiptStateCode: string()
    .nullable()
    .oneOf([...indianStateCodes, null]),
  mawbNumber: ruled('air-waybill', airWaybillProblem).nullable(),
  hawbNumber: string().max(40).nullable(),
  mblNumber: string().max(40).nullable(),
  hblNumber: string().max(40).nullable(),
  bookingNumber: string().max(40).nullable(),
  carrier: string().max(120).nullable(),
  vessel: string().max(120).nullable(),
  voyage: string().max(40).nullable(),
  /** Only warns when its check digit fails: the vessel may be known by its name. */
  imoNumber: string().max(12).nullable(),
  etd: businessDate().nullable(),
  eta: businessDate().nullable(),
  reference: string().max(80).nullable(),
  notes: string().max(5000).nullable(),
};

const lines = { containers: array(container).max(500), packages: array(packageLine).max(500) };

export const addJobcardInput = record({
  date: needed.date.required(),
  mode: needed.mode.required(),
  direction: needed.direction.required(),
  customerId: needed.customerId.required(),
  originLocode: needed.originLocode.required(),
  destinationLocode: needed.destinationLocode.required(),
  ...optional,
  ...lines,
});
export type AddJobcardInput = InferType<typeof addJobcardInput>;

/** Mode and direction are part of the number and of the journey, so they stay. */
export const updateJobcardInput = versioned({
  date: needed.date,
  customerId: needed.customerId,
  originLocode: needed.originLocode,
  destinationLocode: needed.destinationLocode,
  ...optional,
  ...lines,
});
export type UpdateJobcardInput = InferType<typeof updateJobcardInput>;

export const moveJobcardInput = versioned({
  to: string().oneOf(jobcardStatuses).required(),
  reason: string().max(500),
});
export type MoveJobcardInput = InferType<typeof moveJobcardInput>;

const text = () => string().nullable().defined();

/** A row of the list: every scalar of the job, and the names of its parties. */
const header = {
  id: id().required(),
  number: string().required(),
  status: string().oneOf(jobcardStatuses).required(),
  date: businessDate().required(),
  mode: needed.mode.required(),
  direction: needed.direction.required(),
  customerId: id().required(),
  customer: named().required(),
  shipperId: id().nullable().defined(),
  shipper: named().nullable().default(undefined).defined(),
  consigneeId: id().nullable().defined(),
  consignee: named().nullable().default(undefined).defined(),
  notifyPartyId: id().nullable().defined(),
  overseasAgentId: id().nullable().defined(),
  ownerId: id().required(),
  owner: named().required(),
  /** The lead it was won from. */
  leadId: id().nullable().defined(),
  originLocode: string().required(),
  destinationLocode: string().required(),
  incoterm: optional.incoterm.defined(),
  commodity: text(),
  receiptPlace: text(),
  receiptStateCode: text(),
  mawbNumber: text(),
  hawbNumber: text(),
  mblNumber: text(),
  hblNumber: text(),
  bookingNumber: text(),
  carrier: text(),
  vessel: text(),
  voyage: text(),
  imoNumber: text(),
  etd: businessDate().nullable().defined(),
  eta: businessDate().nullable().defined(),
  reference: text(),
  notes: text(),
  /** Of all packages; null where none are listed, and for modes without a chargeable weight. */
  grossKg: text(),
  chargeableKg: text(),
  version: version().required(),
};

export const jobcardRowSchema = record(header);
export type JobcardRow = InferType<typeof jobcardRowSchema>;

export const jobcardSchema = record({
  ...header,
  containers: array(container.required()).required(),
  packages: array(packageLine.required()).required(),
  shipments: array(
    record({ id: id().required(), status: string().oneOf(shipmentStatuses).required() }).required(),
  ).required(),
});
export type Jobcard = InferType<typeof jobcardSchema>;

export const savedJobcardSchema = record({
  data: jobcardSchema.required(),
  warnings: array(record({ field: string().required(), message: string().required() }).required()).required(),
});
export type SavedJobcard = InferType<typeof savedJobcardSchema>;
