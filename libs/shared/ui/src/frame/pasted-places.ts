import { closeText } from '../form/likeness';
import type { LineCell } from './line-cell';

export interface Pasted {
  first: LineCell;
  rows: readonly (readonly string[])[];
}

export interface PastedCell extends LineCell {
  text: string;
}

interface Places {
  cells: PastedCell[];
  /** Names that none of the lines has: what stood beside them belongs nowhere. */
  strangers: readonly string[];
}

/** Rows that begin with what lines are called, by those lines; null where none does, and the rows go one beneath the other. */
function byName(rows: Pasted['rows'], names: readonly string[]) {
  const lineOf = (name = '') => names.findIndex((one) => closeText(one) === closeText(name));
  const named = rows
    .filter((texts) => texts.some((text) => text !== ''))
    .map(([name = '', ...texts]) => ({ name, texts, line: lineOf(name) }));
  const isNamed = named.some(({ texts, line }) => line >= 0 && texts.length > 0);
  return isNamed ? named : null;
}

/** Where each text belongs; beyond the last column it belongs nowhere, and its field has no name. */
export function placesOf({ first, rows }: Pasted, columns: readonly string[], names: readonly string[] = []): Places {
  const start = columns.indexOf(first.field);
  const named = byName(rows, names);
  const meant = named ?? rows.map((texts, row) => ({ name: '', texts, line: first.line + row }));
  const known = meant.filter(({ line }) => line >= 0);
  return {
    cells: known.flatMap(({ texts, line }) =>
      texts.map((text, column) => ({ list: first.list, line, field: columns[start + column] ?? '', text })),
    ),
    strangers: meant.filter(({ line }) => line < 0).map(({ name }) => name),
  };
}
