import { jobModeLabel, placeName, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import { linkedShipments } from '@freightdesk/tracking-server';
import { findShipmentOrRefuse } from './read-shipment';
import { shipmentRecords } from './shipment-records.repository';

/** What was written of a place comes before the name that its code has. */
const placeOf = (locode: string | null, place: string | null) => place ?? (locode === null ? null : placeName(locode));

/** The shipment of a job, as its customer may follow it. */
export const linkedJobs = linkedShipments({
  ...shipmentRecords,
  journey: shipmentJourney,
  find: findShipmentOrRefuse,
  routeOf: ({ jobcard, mode, originLocode, originPlace, destinationLocode, destinationPlace }) => ({
    number: jobcard.number,
    mode: jobModeLabel[mode],
    from: placeOf(originLocode, originPlace),
    to: placeOf(destinationLocode, destinationPlace),
    placeOf: placeName,
  }),
});
