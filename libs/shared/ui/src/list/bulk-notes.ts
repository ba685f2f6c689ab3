import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BulkAct } from './bulk-act';

/** So many are asked about at a time. */
const atOnce = 8;

const none: ReadonlyMap<string, string> = new Map();

async function notesOf<Row extends { id: string }>(act: BulkAct<Row>, rows: readonly Row[]) {
  const notes = new Map<string, string>();
  const fitting = rows.filter((row) => act.refusalOf?.(row) === undefined);
  for (let from = 0; from < fitting.length; from += atOnce) {
    const some = fitting.slice(from, from + atOnce).map(async (row) => ({ id: row.id, note: await act.noteOf?.(row) }));
    for (const { id, note } of await Promise.all(some)) if (note) notes.set(id, note);
  }
  return notes;
}

/** What is to be known of each row before it is done with; nothing is done until it is read. */
export function useBulkNotes<Row extends { id: string }>(act: BulkAct<Row>, rows: readonly Row[]) {
  const queryId = useId();
  // The rows change while it is done with them; what was told before does not.
  const [terms] = useState({ act, rows });
  const { data = none, isLoading } = useQuery({
    queryKey: ['notes of rows', queryId],
    queryFn: () => notesOf(terms.act, terms.rows),
    enabled: terms.act.noteOf !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return { notes: data, isReading: isLoading };
}
