import { type ShipmentException, shipmentExceptions } from '@freightdesk/tracking-contract';

/** What may go wrong between countries; e-way bills are of the road within India. */
export const jobExceptions: readonly ShipmentException[] = shipmentExceptions.filter(
  (kind) => kind !== 'EWAY_BILL_ENDING',
);
