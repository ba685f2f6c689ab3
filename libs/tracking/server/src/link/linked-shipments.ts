import type { Db } from '@freightdesk/shared-database';
import {
  type Journey,
  type ShipmentException,
  type ToldRoute,
  toldOf,
  type Tracked,
  type TrackedRecord,
  trackingPaths,
} from '@freightdesk/tracking-contract';
import type { LinkedRecord } from './linked-record';

/** A kind of shipment that customers may follow by a link. */
export interface LinkedShipments extends LinkedRecord {
  readonly record: TrackedRecord;
  /** What may go wrong with one. */
  readonly exceptions: readonly ShipmentException[];
  /** What a customer is told of one; refuses where there is none. */
  told(db: Db, id: string): Promise<ReturnType<typeof toldOf>>;
}

interface Linked<Shipment extends Tracked> extends Pick<LinkedShipments, 'read' | 'write'> {
  journey: Journey<Shipment>;
  find(db: Db, id: string): Promise<Shipment>;
  routeOf(shipment: Shipment, db: Db): ToldRoute | Promise<ToldRoute>;
}

export const linkedShipments = <Shipment extends Tracked>({
  journey,
  read,
  write,
  find,
  routeOf,
}: Linked<Shipment>): LinkedShipments => ({
  record: journey.record,
  exceptions: journey.exceptions,
  read,
  write,
  href: trackingPaths.track.href,
  mustExist: async (db, id) => void (await find(db, id)),
  endOf: async () => null,
  told: async (db, id) => {
    const shipment = await find(db, id);
    return toldOf(journey, shipment, await routeOf(shipment, db));
  },
});
