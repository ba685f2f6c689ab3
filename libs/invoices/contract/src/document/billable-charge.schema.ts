import { array, boolean, id, type InferType, minorUnits, record, string } from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { heldBys } from './billable-charge.kinds';

/** What a job or a docket earns, and what the company asks for. */
const lowMargin = record({ marginPercent: string().required(), floorPercent: string().required() });
export type LowMargin = InferType<typeof lowMargin>;

const billableCharge = record({
  id: id().required(),
  source: string().oneOf(['JOBCARD', 'DOCKET']).required(),
  /** The job's or the docket's. */
  recordId: id().required(),
  number: string().nullable().defined(),
  chargeHeadId: id().required(),
  description: string().required(),
  pureAgent: boolean().required(),
  /** As a line of a document says it: these two make the amount. */
  quantity: string().required(),
  rate: string().required(),
  currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
  amountMinor: minorUnits().required(),
  /** In rupees as it stands, and as it was agreed: what a vendor's bill is held against. */
  paise: minorUnits().nullable().defined(),
  quotedPaise: minorUnits().nullable().defined(),
  /** The job is closed: a bill for it changes what it earned. */
  isClosed: boolean().required(),
  /** The recipient owes the tax of its docket: it goes on a document under reverse charge. */
  reverseCharge: boolean().required(),
  /** Where its job or docket earns less than the company asks for; a person decides whether it is billed so. */
  lowMargin: lowMargin.nullable().default(undefined).defined(),
  /** The draft that bills it already, till that is issued or deleted; null of a cost. */
  draftId: id().nullable().default(undefined).defined(),
  heldBy: string()
    .nullable()
    .oneOf([...heldBys, null])
    .defined(),
});
export type BillableChargeRow = InferType<typeof billableCharge>;

/** Charges of jobs and dockets that a document may take as its lines; accounts see no more of those than this. */
export const billableChargesSchema = record({ charges: array(billableCharge.required()).required() });
export type BillableCharges = InferType<typeof billableChargesSchema>;

export const billableChargesQuery = record({ partyId: id().required() });
export type BillableChargesQuery = InferType<typeof billableChargesQuery>;
