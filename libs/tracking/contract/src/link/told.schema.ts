import {
  array,
  boolean,
  businessDate,
  type InferType,
  instant,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';

/** As it stands in the link. Whatever is none of ours is answered like one that has ended. */
export const tokenInput = record({ token: string().max(100).required() });
export type TokenInput = InferType<typeof tokenInput>;

/** What the goods go on by from a transhipment. */
const toldLeg = record({
  conveyance: string().required(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  departsOn: businessDate().nullable().defined(),
  arrivesOn: businessDate().nullable().defined(),
});
export type ToldLeg = InferType<typeof toldLeg>;

/** A state by its code and, for pages that don't know all ways of all shipments, by its English words. */
const state = { status: string().required(), label: string().required() };

const toldEvent = record({
  ...state,
  isPlanned: boolean().required(),
  at: instant().required(),
  location: string().nullable().defined(),
  by: string().required(),
  recordedAt: instant().required(),
});

export const toldShipment = record({
  company: string().nullable().defined(),
  number: string().required(),
  mode: string().required(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  legs: array(toldLeg.required()).required(),
  ...state,
  statusAt: instant().required(),
  location: string().nullable().defined(),
  eta: businessDate().nullable().defined(),
  promisedDate: businessDate().nullable().defined(),
  /** In English words. */
  exceptions: array(string().required()).required(),
  /** The latest first. */
  events: array(toldEvent.required()).required(),
  expiresAt: instant().required(),
});
export type ToldShipment = InferType<typeof toldShipment>;
