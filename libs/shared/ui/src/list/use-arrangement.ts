import { useCallback, useSyncExternalStore } from 'react';
import { useDraftOwner } from '../draft/draft-owner';
import type { Arrangement, Density } from './arrangement';

/** What a person keeps of all lists. Only names of columns and figures: nothing of the rows. */
interface KeptLists {
  readonly density?: Density;
  readonly columns?: Readonly<Record<string, Arrangement | undefined>>;
}

const keyOf = (person: string): string => `lists:${person}`;
const nothing: KeptLists = {};
const listeners = new Set<() => void>();
let known: { text: string | null; kept: KeptLists } = { text: null, kept: nothing };

function parsed(text: string | null): KeptLists {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : nothing;
  } catch {
    return nothing;
  }
}

/** The same value for the same text, as whoever follows it asks again and again. */
function read(person: string): KeptLists {
  const text = localStorage.getItem(keyOf(person));
  if (text !== known.text) known = { text, kept: parsed(text) };
  return known.kept;
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

const placeOf = (list: string, view: string | null): string => (view === null ? list : `${list} ${view}`);

export interface Arranging {
  arrangement: Arrangement | undefined;
  density: Density;
  arrange: (arrangement: Arrangement | undefined, view?: string) => void;
  setDensity: (density: Density) => void;
}

/**
 * How a person has a list: its columns, and the height of the rows of all lists. Kept in the browser until the person signs out, so
 * that the first paint has it; what shall stay is saved as a view, which has columns of its own. A list without
 * a name is as it is.
 */
export function useArrangement(list: string | undefined, view: string | null = null): Arranging {
  const person = useDraftOwner()?.person ?? '';
  const kept = useSyncExternalStore(follow, () => read(person));
  const keep = useCallback(
    (change: KeptLists) => {
      localStorage.setItem(keyOf(person), JSON.stringify({ ...read(person), ...change }));
      listeners.forEach((tell) => tell());
    },
    [person],
  );
  return {
    arrangement: list === undefined ? undefined : kept.columns?.[placeOf(list, view)],
    density: kept.density ?? 'compact',
    arrange: (arrangement, other) => {
      if (list === undefined) return;
      keep({ columns: { ...read(person).columns, [placeOf(list, other ?? view)]: arrangement } });
    },
    setDensity: (density) => keep({ density }),
  };
}
