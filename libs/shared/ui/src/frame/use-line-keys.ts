import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { pastedCells } from './pasted-cells';

interface Cell {
  list: string;
  line: number;
  field: string;
}

interface LineKeysOptions<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** How many lines there are. */
  count: number;
  /** The fields of a line in the order in which they stand. */
  columns: readonly string[];
  /** None where the lines are given: then what is pasted beyond the last is left out. */
  onAdd?: (() => void) | undefined;
}

/** `lines.2.rate` */
const cellIn = (name: string): Cell | null => {
  const { list = '', line, field = '' } = /^(?<list>.+)\.(?<line>\d+)\.(?<field>[^.]+)$/.exec(name)?.groups ?? {};
  return line === undefined ? null : { list, line: Number(line), field };
};

const isListOpen = (input: Element): boolean => input.getAttribute('aria-expanded') === 'true';

/** The cell that an event comes from; none where it belongs to an open list of choices or a longer text. */
const cellOf = ({ target }: { target: EventTarget }): Cell | null =>
  target instanceof HTMLInputElement && !isListOpen(target) ? cellIn(target.name) : null;

/** Cells of a spreadsheet are for the lines also where a list of choices is open, as it is once a picker was clicked. */
const pastedInto = ({ target }: { target: EventTarget }): Cell | null =>
  target instanceof HTMLInputElement ? cellIn(target.name) : null;

/** A key that was taken already, or an arrow in a picker, which opens its list. */
const isOthers = ({ target, key, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  altKey ||
  defaultPrevented ||
  (key.startsWith('Arrow') && target instanceof Element && target.getAttribute('role') === 'combobox');

type Shown<Values extends FieldValues> = (cell: Cell) => ReturnType<SchemaForm<Values>['shown']['get']>;

/** Cells of a spreadsheet are written down when all the lines that they need stand there; lines come one by one. */
function usePaste<Values extends FieldValues>(
  { count, columns, onAdd }: LineKeysOptions<Values>,
  shownAt: Shown<Values>,
  onWritten: (first: Cell) => void,
) {
  const [pasted, setPasted] = useState<(Cell & { rows: string[][] }) | null>(null);
  const write = useEffectEvent(() => {
    if (!pasted) return;
    if (onAdd && count < pasted.line + pasted.rows.length) return onAdd();
    const first = columns.indexOf(pasted.field);
    pasted.rows.forEach((cells, row) =>
      cells.forEach((text, column) => {
        const shown = shownAt({ ...pasted, line: pasted.line + row, field: columns[first + column] ?? '' });
        const value = shown?.read?.(text);
        if (value !== undefined) shown?.change(value);
      }),
    );
    setPasted(null);
    onWritten(pasted);
  });
  useEffect(() => write(), [pasted, count]);
  return setPasted;
}

/** The lines of a form as a spreadsheet goes: up and down by arrows, on by Enter, Ctrl+D copies down, cells are pasted. */
export function useLineKeys<Values extends FieldValues>(options: LineKeysOptions<Values>) {
  const { form, count, columns, onAdd } = options;
  const shownAt: Shown<Values> = ({ list, line, field }) => form.shown.get(`${list}.${line}.${field}`);
  const go = (cell: Cell) => {
    const path: FieldPath<Values> | undefined = shownAt(cell)?.path;
    if (path) form.setFocus(path, { shouldSelect: true });
  };
  const paste = usePaste(options, shownAt, go);

  const copyDown = (cell: Cell) => {
    const above = shownAt({ ...cell, line: cell.line - 1 });
    if (above) shownAt(cell)?.change(form.getValues(above.path));
  };
  const keys: Readonly<Record<string, (cell: Cell) => void>> = {
    ArrowUp: (cell) => go({ ...cell, line: cell.line - 1 }),
    ArrowDown: (cell) => go({ ...cell, line: cell.line + 1 }),
    Enter: (cell) => (cell.line === count - 1 ? onAdd?.() : go({ ...cell, line: cell.line + 1 })),
    'Ctrl+d': copyDown,
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key];
      const cell = cellOf(event);
      if (!act || !cell || isOthers(event)) return;
      event.preventDefault();
      act(cell);
    },
    onPaste: (event: ClipboardEvent) => {
      const rows = pastedCells(event.clipboardData.getData('text'));
      const cell = pastedInto(event);
      if (!rows || !cell || !columns.includes(cell.field)) return;
      event.preventDefault();
      paste({ ...cell, rows });
    },
  };
}
