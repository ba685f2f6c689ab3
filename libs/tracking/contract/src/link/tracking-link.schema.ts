import { array, id, type InferType, instant, named, number, record, string } from '@freightdesk/shared-endpoint/schema';

const ofRecord = { record: string().max(40).required(), recordId: id().required() };

export const addTrackingLinkInput = record({
  ...ofRecord,
  /** How long it opens; a quotation's never longer than its price is valid. */
  days: number().label('Days').integer().min(1).max(365),
});
export type AddTrackingLinkInput = InferType<typeof addTrackingLinkInput>;

export const trackingLinksQuery = record(ofRecord);
export type TrackingLinksQuery = InferType<typeof trackingLinksQuery>;

const link = {
  id: id().required(),
  createdAt: instant().required(),
  createdBy: named().required(),
  expiresAt: instant().required(),
};

/** A link that opens. Its address is told once, to whoever made it. */
export const trackingLink = record(link);
export type TrackingLink = InferType<typeof trackingLink>;

export const trackingLinks = array().of(trackingLink.required()).required();
export type TrackingLinks = InferType<typeof trackingLinks>;

export const newTrackingLink = record({ ...link, url: string().required() });
export type NewTrackingLink = InferType<typeof newTrackingLink>;
