import {
  type DomesticShipment,
  domesticJourney,
  normaliseEwayBill,
  normaliseVehicleNumber,
  type Said,
  vehicleProblem,
  vehicleWarning,
} from '@freightdesk/domestic-contract';
import { milestoneOf, standingEvents, type Step } from '@freightdesk/tracking-contract';
import type { Track } from '@freightdesk/tracking-server';
import { changeDocket } from '../docket/docket.repository';
import { shipments } from './read-shipment';

export const shipmentTrack: Track<DomesticShipment> = {
  ...shipments,
  journey: domesticJourney,
  complete(step, before) {
    const said = completed(step, before);
    return { ...step, said, location: step.location ?? said.hub };
  },
  place: (context, { id }, position, step) => changeDocket(context, id, { ...position, ...docketChanges(step) }),
  warnings: ({ said: { vehicleNo } }) => {
    const message = vehicleNo ? vehicleWarning(vehicleNo) : null;
    return message === null ? [] : [{ field: 'vehicleNo', message }];
  },
};

/** In normal spelling; an attempt that was not counted is the next one. */
function completed({ to, said }: Step<DomesticShipment>, { events }: DomesticShipment): Said {
  const {
    vehicleNo,
    ewayBillNumber,
    attemptNo = 1 + standingEvents(events).filter((event) => milestoneOf(event) === 'UNDELIVERED').length,
  } = said;
  return {
    ...said,
    ...(vehicleNo && vehicleProblem(vehicleNo) === null && { vehicleNo: normaliseVehicleNumber(vehicleNo) }),
    ...(ewayBillNumber && { ewayBillNumber: normaliseEwayBill(ewayBillNumber) }),
    ...(to === 'UNDELIVERED' && { attemptNo }),
  };
}

/** The docket names the vehicle that has the goods now; a train or a flight is told in the history alone. */
const docketChanges = ({ to, said: { vehicleNo }, reason }: Step<DomesticShipment>) => ({
  ...(vehicleNo && vehicleProblem(vehicleNo) === null && { vehicleNumber: vehicleNo }),
  ...(to === 'CANCELLED' && { cancelReason: reason }),
});
