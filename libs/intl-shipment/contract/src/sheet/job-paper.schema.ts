import { array, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { standingContainer } from '../jobcard/job-cargo.schema';
import { blTypes } from '../jobcard/jobcard.kinds';
import { leg } from '../jobcard/leg.schema';
import { jobPapers, mostSheets, sheetBundles } from '../jobcard/job-paper.kinds';
import { saidSchema } from '../shipment/shipment.schema';

const party = record({
  name: string().required(),
  lines: array(string().required()).required(),
  /** Where papers are sent. */
  email: string().nullable().defined(),
});
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

const text = () => string().nullable().defined();

/** How the master of a house travels; a house says it only where it is otherwise. */
const carriage = record({
  mblNumber: text(),
  mblDate: text(),
  mblType: string()
    .nullable()
    .oneOf([...blTypes, null])
    .defined(),
  mawbNumber: text(),
  carrier: text(),
  flightNumber: text(),
  vessel: text(),
  voyage: text(),
  etd: text(),
  eta: text(),
  legs: array(leg.required()).required(),
  containers: array(standingContainer.required()).required(),
});
export type MasterCarriage = InferType<typeof carriage>;

/** What stands on the papers of a job and not in the job: its parties in full, and what its shipment was told. */
export const jobPaperFactsSchema = record({
  customer: party.required(),
  shipper: maybeParty(),
  consignee: maybeParty(),
  notifyParty: maybeParty(),
  overseasAgent: maybeParty(),
  told: saidSchema.required(),
  master: carriage.nullable().default(undefined).defined(),
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

/** The sheets of several jobs: one after the other in one file, or each a file of its own in a ZIP. */
export const jobSheetsQuery = record({
  id: array(id().required()).required().min(1, 'Choose at least one job.').max(mostSheets),
  bundle: string().oneOf(sheetBundles),
});
export type JobSheetsQuery = InferType<typeof jobSheetsQuery>;
