import type { Journey } from '@freightdesk/tracking-contract';
import { allowedShipmentMoves, docketStatusLabel, usualMove } from '../docket/docket.machine';
import { passingNeeds, shipmentNeeds } from './shipment-needs.data';
import { docketExceptions, undeliveredReasonLabel } from './shipment.kinds';
import type { DomesticShipment } from './shipment.schema';
import { asksOf, statusProblems } from './status.rules';

/** How a booked docket's goods go. */
export const domesticJourney: Journey<DomesticShipment> = {
  record: 'domestic-shipment',
  statusLabel: docketStatusLabel,
  needs: shipmentNeeds,
  expected: ({ eta, promisedDate }) => [{ status: 'DELIVERED', planned: promisedDate, estimated: eta }],
  exceptions: docketExceptions,
  passing: passingNeeds,
  reasonLabel: undeliveredReasonLabel,
  untold: ['POD_UPLOADED'],
  verified: 'POD_VERIFIED',
  moves: ({ status }) => allowedShipmentMoves(status),
  podStatus: ({ status }) => (status === 'DELIVERED' ? 'POD_UPLOADED' : null),
  next: ({ status }) => usualMove(status),
  asks: (shipment, step) => asksOf(step, shipment),
  problems: (shipment, step, now) => statusProblems(step, shipment, { now }),
};
