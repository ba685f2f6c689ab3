import { type KeyboardEvent, useEffect, useState } from 'react';
import { entryId } from './command-list';
import type { Entry } from './entries';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Choosing {
  entries: readonly Entry[];
  isLooking: boolean;
  listId: string;
  onClose: () => void;
}

/**
 * Which entry is chosen: the first, or the one that the arrows or the pointer came to, which stays chosen while others come in. Enter before
 * the records are there opens the first of them once it is, so that a number can be pasted and opened without a look.
 */
export function useChosen({ entries, isLooking, listId, onClose }: Choosing) {
  const [key, setKey] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const held = entries.findIndex((entry) => entry.key === key);
  const chosen = Math.max(held, 0);
  const isHeld = held !== -1;

  const run = (entry: Entry) => {
    onClose();
    entry.run();
  };
  const walk = (step: number) => {
    const next = entries[(chosen + step + entries.length) % entries.length];
    if (!next) return;
    setKey(next.key);
    document.getElementById(entryId(listId, next.at))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const entry = entries[chosen];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      walk(step);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // What stands there first may be of what was typed before.
    if (isLooking && !isHeld && !entry?.command) setWaits(true);
    else if (entry) run(entry);
  };

  const [first] = entries;
  useEffect(() => {
    if (!waits || isLooking) return;
    setWaits(false);
    if (first) {
      onClose();
      first.run();
    }
  }, [waits, isLooking, first, onClose]);

  return {
    chosen,
    choose: (entry: Entry) => setKey(entry.key),
    press,
    run,
    /** Something else was typed. */
    forget: () => {
      setKey(null);
      setWaits(false);
    },
  };
}
