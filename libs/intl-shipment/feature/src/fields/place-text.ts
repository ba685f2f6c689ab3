import { placeName } from '@freightdesk/intl-shipment-contract';

export interface Route {
  originLocode: string | null;
  originPlace: string | null;
  destinationLocode: string | null;
  destinationPlace: string | null;
}

/** The places of a route that have a code, by their names. */
export const placesOf = ({ originLocode, destinationLocode }: Route): { id: string; name: string }[] =>
  [originLocode, destinationLocode].flatMap((code) => (code === null ? [] : [{ id: code, name: placeName(code) }]));

/** What was written of a place comes before the name that its code has. */
const placeText = (locode: string | null, place: string | null): string =>
  place ?? (locode === null ? '–' : placeName(locode));

/** `INMUN → AEJEA`: short enough for a row; what was written stands where there is no code. */
export const laneText = ({ originLocode, originPlace, destinationLocode, destinationPlace }: Route): string =>
  `${originLocode ?? originPlace ?? '–'} → ${destinationLocode ?? destinationPlace ?? '–'}`;

/** `Mundra → Jebel Ali`. */
export const routeText = (route: Route): string =>
  `${placeText(route.originLocode, route.originPlace)} → ${placeText(route.destinationLocode, route.destinationPlace)}`;
