import {
  type DomesticShipment,
  domesticJourney,
  normaliseEwayBill,
  normaliseVehicleNumber,
  type Said,
  type UpdatedDomesticShipment,
  type UpdateDomesticShipmentStatusInput,
  vehicleProblem,
  vehicleWarning,
} from '@freightdesk/domestic-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { Step } from '@freightdesk/tracking-contract';
import { type Track, updateStatus } from '@freightdesk/tracking-server';
import { changeDocket } from '../docket/docket.repository';
import { shipments } from './read-shipment';

const track: Track<DomesticShipment> = {
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

/** Records the next step of a shipment, which is the docket's status too. */
export function updateShipmentStatus(
  input: UpdateDomesticShipmentStatusInput,
  context: WriteContext,
): Promise<UpdatedDomesticShipment> {
  const { id, version, status: to, at, location, remarks, reason, ...said } = input;
  return updateStatus(track, { id, version, to, at, location, remarks, reason, said }, context);
}

/** In normal spelling; an attempt that was not counted is the next one. */
function completed({ to, said }: Step<DomesticShipment>, { events }: DomesticShipment): Said {
  const {
    vehicleNo,
    ewayBillNumber,
    attemptNo = 1 + events.filter((event) => event.to === 'UNDELIVERED').length,
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
