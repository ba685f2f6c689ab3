import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';

/** Of one consol, or of all that have something to move. */
export const jobCostsQuery = record({ masterId: id() });
export type JobCostsQuery = InferType<typeof jobCostsQuery>;

const line = record({
  accountCode: string().required(),
  account: string().required(),
  job: record({ id: id().required(), number: string().required() }).required(),
  debitPaise: minorUnits().required(),
  creditPaise: minorUnits().required(),
});

const consol = record({
  id: id().required(),
  number: string().required(),
  /** What the voucher comes to. */
  totalPaise: minorUnits().required(),
  lines: array(line.required()).required(),
});
export type JobCosts = InferType<typeof consol>;
export const jobCostsSchema = array(consol.required()).required();

export const moveJobCostsInput = record({
  id: id().required(),
  date: businessDate().label('Date').required(),
  /** What was seen: where bills came or went meanwhile, it is looked at again. */
  totalPaise: minorUnits().required(),
});
export type MoveJobCostsInput = InferType<typeof moveJobCostsInput>;
