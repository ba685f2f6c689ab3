import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput } from '@freightdesk/shared-endpoint/schema';
import type { ToldShipment, TokenInput } from './told.schema';
import type { AddTrackingLinkInput, NewTrackingLink, TrackingLinks, TrackingLinksQuery } from './tracking-link.schema';

const touches = ['tracking-links', 'timeline'];

export const listTrackingLinks = defineEndpoint<TrackingLinksQuery, TrackingLinks>({
  name: 'tracking-links.list',
  method: 'GET',
  path: '/tracking-link/list',
  // Who may read the record decides, which the use case asks.
  access: 'session.own',
  summary:
    'The links by which customers open a shipment or a quotation, those that open. For whoever may read the record.',
});

/** Answers `url` this once: the server keeps only a hash of it. */
export const addTrackingLink = defineEndpoint<AddTrackingLinkInput, NewTrackingLink>({
  name: 'tracking-links.add',
  method: 'POST',
  path: '/tracking-link/add',
  access: 'session.own',
  status: 201,
  summary:
    'Makes a link by which a customer follows one shipment, or reads and answers one quotation. For whoever may write it.',
  touches,
});

export const revokeTrackingLink = defineEndpoint<IdInput, Gone>({
  name: 'tracking-links.revoke',
  method: 'POST',
  path: '/tracking-link/revoke',
  access: 'session.own',
  summary: 'Takes a link back: it opens nothing any more. For whoever may write the record.',
  touches,
});

/** At most 60 a minute from one address. */
export const readTrack = defineEndpoint<TokenInput, ToldShipment>({
  name: 'track.read',
  method: 'GET',
  path: '/track/:token',
  access: 'public',
  summary: 'What a customer may see of one shipment: no cost, no remark, no proof of delivery.',
});
