import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';

const coveredDeduction = record({
  document: record({ type: string().required(), id: id().required(), number: string().required() }).required(),
  party: string().nullable().defined(),
  date: businessDate().required(),
  withheldPaise: minorUnits().required(),
  /** As much of it as this challan deposits. */
  coveredPaise: minorUnits().required(),
});

export const challanCoverSchema = record({
  covered: array(coveredDeduction.required()).required(),
  /** Deposited beyond all that was withheld so far. */
  aheadPaise: minorUnits().required(),
});
export type ChallanCover = InferType<typeof challanCoverSchema>;
