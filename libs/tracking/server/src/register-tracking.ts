import type { Db } from '@freightdesk/shared-database';
import { gone, idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tracking-contract';
import * as schema from '@freightdesk/tracking-contract/schema';
import { assignException, raiseException, settleException } from './exception/act-on-exception';
import { addTrackingLink } from './link/add-tracking-link';
import { LinkedKinds } from './link/linked-kinds';
import type { LinkedRecord } from './link/linked-record';
import type { LinkedShipments } from './link/linked-shipments';
import { readTrack } from './link/read-track';
import { revokeTrackingLink } from './link/revoke-tracking-link';
import { trackingLinksOf } from './link/tracking-link.repository';

export interface TrackingPorts {
  /** The kinds of shipment that customers may follow. */
  shipments: readonly LinkedShipments[];
  /** What else they open by a link, on a page of the column that owns it. */
  linked?: readonly LinkedRecord[];
  companyName: (db: Db) => Promise<string | null>;
  /** Where the page is, for links that are sent to people. */
  baseUrl: () => string;
}

/** What one address may ask in a minute: a person who waits, and not somebody who guesses. */
const perMinute = 60;

export function registerTracking(api: Api, ports: TrackingPorts): void {
  const { shipments, linked = [], companyName, baseUrl } = ports;
  const followed = new LinkedKinds(shipments);
  const kinds = new LinkedKinds<LinkedRecord>([...shipments, ...linked]);
  registerExceptions(api, followed);
  api.read(
    contract.listTrackingLinks,
    { input: schema.trackingLinksQuery, output: schema.trackingLinks },
    async (key, { db, actor, clock }) => {
      await kinds.findOrRefuse(db, key, actor, 'read');
      return trackingLinksOf(db, key, clock.now());
    },
  );
  api.write(
    contract.addTrackingLink,
    { input: schema.addTrackingLinkInput, output: schema.newTrackingLink, secret: ['url'] },
    (input, context) => addTrackingLink(input, context, { kinds, baseUrl }),
  );
  api.write(contract.revokeTrackingLink, { input: idQuery, output: gone }, (input, context) =>
    revokeTrackingLink(input, context, kinds),
  );
  api.openRead(
    contract.readTrack,
    { input: schema.tokenInput, output: schema.toldShipment, perMinute },
    ({ token }, context) => readTrack(token, context, { kinds: followed, companyName }),
  );
}

function registerExceptions(api: Api, kinds: LinkedKinds<LinkedShipments>): void {
  const output = schema.exceptionRecord;
  api.write(contract.raiseException, { input: schema.raiseExceptionInput, output }, (input, context) =>
    raiseException(input, context, kinds),
  );
  api.write(contract.settleException, { input: schema.settleExceptionInput, output }, (input, context) =>
    settleException(input, context, kinds),
  );
  api.write(contract.assignException, { input: schema.assignExceptionInput, output }, (input, context) =>
    assignException(input, context, kinds),
  );
}
