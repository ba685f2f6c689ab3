import { array, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';

const paise = () => number().integer().required();
const unknown = () => number().integer().nullable().defined();

const side = { buyPaise: paise(), sellPaise: paise(), marginPaise: paise() };
const sideOfHead = record(side);

/** Of what is sold; null where nothing is. */
const marginPercent = string().nullable().defined();

const sideOfJob = record({
  ...side,
  marginPercent,
  marginPerKgPaise: unknown(),
  marginPerTeuPaise: unknown(),
});

/**
 * What a job earns, in rupees: as it was quoted, as its charges stand now, and as it was posted. The last is what the ledger
 * has of the job, whole; what no charge head bears stands in a row without one.
 */
export const jobProfitSchema = record({
  rows: array(
    record({
      chargeHeadId: id().nullable().defined(),
      name: string().nullable().defined(),
      quoted: sideOfHead.required(),
      accrued: sideOfHead.required(),
      actual: sideOfHead.required(),
    }).required(),
  ).required(),
  quoted: sideOfJob.required(),
  accrued: sideOfJob.required(),
  actual: sideOfJob.required(),
  /** As posted, with the costs that are certain and with what is borne of a master: the job is closed by it. */
  net: record({ ...side, marginPercent }).required(),
  /** A gain is positive. It is of the currency and not of the job's work, so no margin has it. */
  exchangeDifferencePaise: paise(),
  /** Recovered of what was paid on the customer's behalf, less what was paid. */
  onBehalfPaise: paise(),
  chargeableKg: string().nullable().defined(),
  teu: number().integer().required(),
});
export type JobProfit = InferType<typeof jobProfitSchema>;
