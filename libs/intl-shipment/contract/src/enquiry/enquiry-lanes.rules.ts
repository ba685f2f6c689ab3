import type { Finding, PlaceNames } from './enquiry-findings';
import { cueBefore, type Met, placesMet } from './enquiry-places.rules';
import { spanOf, type Token, wordAt } from './enquiry-tokens.rules';

/** A way from one country to another, and the characters that say it. */
export interface Lane {
  origin: string;
  destination: string;
  from: number;
  to: number;
}

const dashes = new Set(['-', '–', '—', '/']);

/** Whether the words between two places make them the ends of one way: `Mundra to Hamburg`, `POL Mundra POD Hamburg`, `Mundra - Hamburg`. */
function isWay(tokens: readonly Token[], origin: Met, destination: Met): boolean {
  // A works and its port are one end: what is carried on crosses a border.
  if (origin.code.slice(0, 2) === destination.code.slice(0, 2)) return false;
  const start = cueBefore(tokens, origin.first);
  if (start !== undefined && start !== 'originLocode') return false;
  const isDashed = destination.first === origin.last + 1 && dashes.has(wordAt(tokens, origin.last));
  return isDashed || cueBefore(tokens, destination.first) === 'destinationLocode';
}

/** All the ways that are asked for, each once, in the order in which they are written. */
export function lanesIn(tokens: readonly Token[], places: PlaceNames): Lane[] {
  const met = placesMet(tokens, places);
  const all = met.flatMap((destination, index): Lane[] => {
    const origin = met[index - 1];
    if (!origin || !isWay(tokens, origin, destination)) return [];
    return [{ origin: origin.code, destination: destination.code, ...spanOf(tokens, origin.first, destination.last) }];
  });
  const isSame = (one: Lane) => (other: Lane) => one.origin === other.origin && one.destination === other.destination;
  return all.filter((lane, index) => all.findIndex(isSame(lane)) === index);
}

/**
 * The containers of the first way, where several are asked for: whoever writes the first of them before its way does so with the
 * next, and whoever writes them behind it likewise. All of them where none stands with the first: they are meant for each.
 */
export function ofFirstLane(containers: readonly Finding[], [first, second]: readonly Lane[]): readonly Finding[] {
  const [earliest] = containers;
  if (!first || !second || !earliest) return containers;
  const end = earliest.from < first.from ? first.to : second.from;
  const own = containers.filter(({ from }) => from < end);
  return own.length > 0 ? own : containers;
}
