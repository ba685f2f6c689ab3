import { type ClipboardEvent, useState } from 'react';
import type { ListSource } from './list-source';
import type { Chosen } from './use-chosen';

interface PickedOf<Row extends { id: string }> {
  list: ListSource<Row>;
  chosen: Chosen<Row>;
  numberOf: ((row: Row) => string) | undefined;
}

export interface Picked {
  missing: readonly string[];
  error: unknown;
}

/** More than one line: a column of a spreadsheet, and nothing to search for. */
const isColumn = (text: string): boolean => /\S\s*\n\s*\S/.test(text);

/** A column of numbers that is pasted into a list chooses their rows, on whichever page they stand; what is not in the list is told. */
export function usePicked<Row extends { id: string }>({ list, chosen, numberOf }: PickedOf<Row>) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const { find } = list;
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!find || !numberOf || !(event.target instanceof HTMLInputElement) || !isColumn(text)) return;
    event.preventDefault();
    void import('./pick-numbers')
      .then(({ pickNumbers }) => pickNumbers(text, { find, numberOf }))
      .then(({ rows, missing }) => {
        chosen.choose(rows);
        setPicked({ missing, error: null });
      })
      .catch((error: unknown) => setPicked({ missing: [], error }));
  };
  return { picked, forget: () => setPicked(null), onPaste };
}
