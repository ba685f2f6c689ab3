import type { Look } from './look';
import { isThere, type Place } from './place';

/** What of the places is seen in a look when each is seen in one: by turns, in one of those looks in which it is there. */
export function turnOf(look: Look, looks: readonly Look[], places: readonly Place[]): readonly Place[] {
  return places.filter((place, index) => {
    const possible = looks.filter((one) => isThere(place, one));
    return possible[index % possible.length] === look;
  });
}
