import { jobModeLabel, placeName, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import type { ToldLeg } from '@freightdesk/tracking-contract';
import { linkedShipments } from '@freightdesk/tracking-server';
import type { Db } from '@freightdesk/shared-database';
import { carriedLegsOf } from '../jobcard/leg.repository';
import { findShipmentOrRefuse } from './read-shipment';
import { shipmentRecords } from './shipment-records.repository';

/** What was written of a place comes before the name that its code has. */
const placeOf = (locode: string | null, place: string | null) => place ?? (locode === null ? null : placeName(locode));

/** Without what each of them weighs: a house goes in a part of it. */
const legsOf = async (db: Db, jobcardId: string): Promise<ToldLeg[]> =>
  (await carriedLegsOf(db, jobcardId)).map((leg) => ({
    conveyance: leg.conveyance,
    from: leg.fromPlace ?? null,
    to: leg.toPlace ?? null,
    departsOn: leg.departsOn ?? null,
    arrivesOn: leg.arrivesOn ?? null,
  }));

/** The shipment of a job, as its customer may follow it. */
export const linkedJobs = linkedShipments({
  ...shipmentRecords,
  journey: shipmentJourney,
  find: findShipmentOrRefuse,
  routeOf: async ({ jobcard, mode, originLocode, originPlace, destinationLocode, destinationPlace }, db) => ({
    number: jobcard.number,
    mode: jobModeLabel[mode],
    from: placeOf(originLocode, originPlace),
    to: placeOf(destinationLocode, destinationPlace),
    legs: await legsOf(db, jobcard.id),
    placeOf: placeName,
  }),
});
