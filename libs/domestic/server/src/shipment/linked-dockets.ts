import { docketModeLabel, type DomesticShipment, domesticJourney } from '@freightdesk/domestic-contract';
import { stateName } from '@freightdesk/parties-contract';
import { linkedShipments } from '@freightdesk/tracking-server';
import { docketRecords } from '../docket/docket-records.repository';
import { findShipmentOrRefuse } from './read-shipment';

/** The State and the PIN code: whoever has the link need not learn a street or a phone. */
const placeOf = (person: DomesticShipment['consignor']): string | null =>
  [person?.stateCode ? stateName(person.stateCode) : null, person?.pincode].filter(Boolean).join(' ') || null;

/** The goods of a docket, as whoever waits for them may follow them. */
export const linkedDockets = linkedShipments({
  ...docketRecords,
  journey: domesticJourney,
  find: findShipmentOrRefuse,
  routeOf: ({ docket, mode, consignor, consignee }) => ({
    number: docket.number,
    mode: docketModeLabel[mode],
    from: placeOf(consignor),
    to: placeOf(consignee),
  }),
});
