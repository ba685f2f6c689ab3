import {
  array,
  id,
  type InferType,
  named,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { consolCosts } from './apportion.schema';
import { jobcardStatuses } from '../jobcard/jobcard.machine';

const seenHouse = record({ id: id().required(), version: version().required() });
const reason = () => string().label('Why its ports differ').max(500);

/** Houses of a master, each as it was seen. */
export const linkHousesInput = versioned({
  houses: array(seenHouse.required()).label('Houses').min(1).max(50).required(),
  reason: reason(),
});
export type LinkHousesInput = InferType<typeof linkHousesInput>;

export const unlinkHouseInput = versioned({ house: seenHouse.required(), reason: string().label('Reason').max(500) });
export type UnlinkHouseInput = InferType<typeof unlinkHouseInput>;

const text = () => string().nullable().defined();

/** How much a job is, in everything that costs may be shared by; null where nothing is listed. */
const measures = {
  grossKg: text(),
  /** Chargeable by air, else gross. */
  kg: text(),
  cbm: text(),
  containers: number().integer().required(),
  teu: number().integer().required(),
};
const measuresSchema = record(measures);
export type JobMeasures = InferType<typeof measuresSchema>;

const consolHouse = record({
  id: id().required(),
  number: string().required(),
  version: version().required(),
  status: string().oneOf(jobcardStatuses).required(),
  customer: named().required(),
  /** The bill that the house has of us. */
  bill: text(),
  originLocode: text(),
  originPlace: text(),
  destinationLocode: text(),
  destinationPlace: text(),
  /** Why it goes another way than its master. */
  reason: text(),
  measures: measuresSchema.required(),
});
export type ConsolHouse = InferType<typeof consolHouse>;

/** A master with what travels under it. */
export const consolSchema = record({
  /** What the master itself lists. */
  master: measuresSchema.required(),
  houses: array(consolHouse.required()).required(),
  /** Of its houses. */
  total: measuresSchema.required(),
  ...consolCosts,
});
export type Consol = InferType<typeof consolSchema>;
