import type { Journey } from '@freightdesk/tracking-contract';
import { allowedShipmentMoves, docketStatusLabel } from '../docket/docket.machine';
import { passingNeeds, shipmentNeeds } from './shipment-needs.data';
import { undeliveredReasonLabel } from './shipment.kinds';
import type { DomesticShipment } from './shipment.schema';
import { asksOf, statusProblems } from './status.rules';

/** How a booked docket's goods go. */
export const domesticJourney: Journey<DomesticShipment> = {
  record: 'domestic-shipment',
  statusLabel: docketStatusLabel,
  needs: shipmentNeeds,
  passing: passingNeeds,
  reasonLabel: undeliveredReasonLabel,
  untold: ['POD_UPLOADED'],
  moves: ({ status }) => allowedShipmentMoves(status),
  asks: (shipment, step) => asksOf(step, shipment),
  problems: (shipment, step, now) => statusProblems(step, shipment, { now }),
};
