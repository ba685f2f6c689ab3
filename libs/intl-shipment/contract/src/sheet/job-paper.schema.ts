import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { jobPapers } from '../jobcard/job-paper.kinds';
import { saidSchema } from '../shipment/shipment.schema';

const party = record({ name: string().required(), lines: array(string().required()).required() });
const maybeParty = () => party.nullable().default(undefined).defined();
export type PaperParty = InferType<typeof party>;

/** What stands on the papers of a job and not in the job: its parties in full, and what its shipment was told. */
export const jobPaperFactsSchema = record({
  customer: party.required(),
  shipper: maybeParty(),
  consignee: maybeParty(),
  notifyParty: maybeParty(),
  overseasAgent: maybeParty(),
  told: saidSchema.required(),
});
export type JobPaperFacts = InferType<typeof jobPaperFactsSchema>;

export const jobPaperQuery = record({
  id: id().required(),
  kind: string().oneOf(jobPapers).required(),
  copy: string().oneOf(['ORIGINAL', 'DUPLICATE', 'TRIPLICATE']),
});
export type JobPaperQuery = InferType<typeof jobPaperQuery>;
