import type { KeyboardEvent } from 'react';
import type { Workbench } from './use-workbench';

/** What a key does; where a line is split, up and down go along what it may be split over. */
function deedOf(key: string, bench: Workbench): (() => unknown) | undefined {
  const { at, line, candidates, parts, place } = bench;
  const isSplitting = place.picked !== null;
  const part = parts[place.choice];
  const along = (step: number) => () => (isSplitting ? bench.choose(place.choice + step) : bench.goTo(at + step));
  const deeds: Readonly<Record<string, () => unknown>> = {
    ArrowDown: along(1),
    ArrowUp: along(-1),
    ArrowRight: () => bench.choose(place.choice + 1),
    ArrowLeft: () => bench.choose(place.choice - 1),
    Enter: () => (isSplitting ? bench.takeParts() : bench.take(candidates[place.choice])),
    s: bench.split,
    n: bench.record,
    p: () => line && bench.park(line),
    u: bench.undo,
    ...(isSplitting && { ' ': () => part && bench.toggle(part.id), Escape: bench.split }),
  };
  return deeds[key.length === 1 ? key.toLowerCase() : key];
}

/** Matching by keys; those of the page itself and of the browser are left to them. */
export const keysOf = (bench: Workbench) => (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
  const deed = deedOf(event.key, bench);
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed();
};
