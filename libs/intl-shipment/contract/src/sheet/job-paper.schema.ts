import { array, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { jobPapers } from '../jobcard/job-paper.kinds';
import { saidSchema } from '../shipment/shipment.schema';

const party = record({ name: string().required(), lines: array(string().required()).required() });
const maybeParty = () => party.nullable().default(undefined).defined();
export type PaperParty = InferType<typeof party>;

/** What travels under the master bill with a bill of ours. */
const house = record({
  number: string().required(),
  bill: string().nullable().defined(),
  shipper: string().nullable().defined(),
  consignee: string().nullable().defined(),
  goods: string().nullable().defined(),
  packages: number().integer().required(),
  grossKg: string().nullable().defined(),
  cbm: string().nullable().defined(),
});
export type PaperHouse = InferType<typeof house>;

/** What stands on the papers of a job and not in the job: its parties in full, and what its shipment was told. */
export const jobPaperFactsSchema = record({
  customer: party.required(),
  shipper: maybeParty(),
  consignee: maybeParty(),
  notifyParty: maybeParty(),
  overseasAgent: maybeParty(),
  told: saidSchema.required(),
  /** Of a consol its houses, by number. */
  houses: array(house.required()).required(),
});
export type JobPaperFacts = InferType<typeof jobPaperFactsSchema>;

export const jobPaperQuery = record({
  id: id().required(),
  kind: string().oneOf(jobPapers).required(),
  copy: string().oneOf(['ORIGINAL', 'DUPLICATE', 'TRIPLICATE']),
});
export type JobPaperQuery = InferType<typeof jobPaperQuery>;
