import { type ShipmentException, shipmentExceptionLabel } from '../shipment/exception.kinds';
import { milestoneOf, standingEvents } from '../shipment/history.rules';
import type { Journey } from '../shipment/journey';
import type { Tracked } from '../shipment/tracked';
import type { ToldLeg, ToldShipment } from './told.schema';

/** What only its column knows of a shipment. */
export interface ToldRoute extends Pick<ToldShipment, 'number' | 'mode' | 'from' | 'to'> {
  /** In their order; of a kind that has none, left out. */
  legs?: readonly ToldLeg[];
  /** The name of a place that may be written as a code. */
  placeOf?(location: string): string;
}

/** Those that a customer plans by. Damage, loss and papers are told by a person first. */
const toldExceptions: readonly ShipmentException[] = ['DELAYED', 'CUSTOMS_HOLD', 'ROLLED_OVER'];

type Event = Tracked['events'][number];

/** What was expected holds until it is expected otherwise, or was: a day that has been put off is no news. */
const stillHolds = (event: Event, index: number, events: readonly Event[]): boolean =>
  event.classifier === 'ACT' ||
  !events.some((other, at) => milestoneOf(other) === milestoneOf(event) && (at > index || other.classifier === 'ACT'));

/**
 * What a customer may see of a shipment. Named member by member: remarks, reasons and the facts of a step are words between
 * desks, and may hold what was paid.
 */
export function toldOf<Shipment extends Tracked>(
  { statusLabel }: Pick<Journey<Shipment>, 'statusLabel'>,
  shipment: Shipment,
  { number, mode, from, to, legs = [], placeOf = (place) => place }: ToldRoute,
): Omit<ToldShipment, 'company' | 'expiresAt'> {
  const { status, statusAt, location, eta, promisedDate = null, exceptions = [], events } = shipment;
  const placed = (place: string | null) => place && placeOf(place);
  const labelOf = (code: string) => statusLabel[code] ?? code;
  return {
    number,
    mode,
    from,
    to,
    legs: legs.map((leg) => ({ ...leg, from: placed(leg.from), to: placed(leg.to) })),
    status,
    label: labelOf(status),
    statusAt,
    location: placed(location),
    eta,
    promisedDate,
    exceptions: exceptions.filter((kind) => toldExceptions.includes(kind)).map((kind) => shipmentExceptionLabel[kind]),
    events: standingEvents(events)
      .filter(stillHolds)
      .toReversed()
      .map((event) => ({
        status: milestoneOf(event),
        label: labelOf(milestoneOf(event)),
        isPlanned: event.classifier !== 'ACT',
        at: event.eventAt,
        location: placed(event.location),
        by: event.byUser.name,
        recordedAt: event.recordedAt,
      })),
  };
}
