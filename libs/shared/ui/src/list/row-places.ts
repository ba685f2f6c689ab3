import { useState } from 'react';

type Places = ReadonlyMap<string, number>;

interface Identified {
  id: string;
}

const none: Places = new Map();

/** A record that stays keeps its place, and one that comes beside it has a new one; where none stays, all take those of before. */
export function placesOf(before: Places, rows: readonly Identified[]): Places {
  const isOtherPage = !rows.some(({ id }) => before.has(id));
  let next = isOtherPage ? 0 : Math.max(...before.values()) + 1;
  return new Map(rows.map(({ id }) => [id, before.get(id) ?? next++]));
}

/**
 * By what React knows the rows of a table. Known by their records alone, those of another page would be taken out of the table and the same elements
 * made anew, styled and laid out, which is half of what it takes to turn a page.
 */
export function usePlaces(rows: readonly Identified[]): Places {
  const [last, setLast] = useState({ rows, places: placesOf(none, rows) });
  if (last.rows === rows) return last.places;
  const places = placesOf(last.places, rows);
  setLast({ rows, places });
  return places;
}
