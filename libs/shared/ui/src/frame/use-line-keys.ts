import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
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
  onAdd: () => void;
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

/** The lines of a form as a spreadsheet goes: up and down by arrows, on by Enter, Ctrl+D copies down, cells are pasted. */
export function useLineKeys<Values extends FieldValues>({ form, count, columns, onAdd }: LineKeysOptions<Values>) {
  const [pasted, setPasted] = useState<(Cell & { rows: string[][] }) | null>(null);
  const shownAt = ({ list, line, field }: Cell) => form.shown.get(`${list}.${line}.${field}`);
  const go = (cell: Cell) => {
    const path: FieldPath<Values> | undefined = shownAt(cell)?.path;
    if (path) form.setFocus(path, { shouldSelect: true });
  };

  // Lines that a paste asks for come one by one; it is written down when the last of them stands there.
  useEffect(() => {
    if (!pasted) return;
    if (count < pasted.line + pasted.rows.length) return onAdd();
    const first = columns.indexOf(pasted.field);
    pasted.rows.forEach((cells, row) =>
      cells.forEach((text, column) => {
        const shown = shownAt({ ...pasted, line: pasted.line + row, field: columns[first + column] ?? '' });
        const value = shown?.read?.(text);
        if (value !== undefined) shown?.change(value);
      }),
    );
    setPasted(null);
    go(pasted);
  });

  const copyDown = (cell: Cell) => {
    const above = shownAt({ ...cell, line: cell.line - 1 });
    if (above) shownAt(cell)?.change(form.getValues(above.path));
  };
  const keys: Readonly<Record<string, (cell: Cell) => void>> = {
    ArrowUp: (cell) => go({ ...cell, line: cell.line - 1 }),
    ArrowDown: (cell) => go({ ...cell, line: cell.line + 1 }),
    Enter: (cell) => (cell.line === count - 1 ? onAdd() : go({ ...cell, line: cell.line + 1 })),
    'Ctrl+d': copyDown,
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const isPicker = event.target instanceof Element && event.target.getAttribute('role') === 'combobox';
      const act = keys[isCommand ? `Ctrl+${event.key.toLowerCase()}` : event.key];
      const cell = cellOf(event);
      // A picker's own arrows open its list, and another's key is not ours.
      if (!act || !cell || event.altKey || event.defaultPrevented || (isPicker && event.key.startsWith('Arrow')))
        return;
      event.preventDefault();
      act(cell);
    },
    onPaste: (event: ClipboardEvent) => {
      const rows = pastedCells(event.clipboardData.getData('text'));
      const cell = cellOf(event);
      if (!rows || !cell || !columns.includes(cell.field)) return;
      event.preventDefault();
      setPasted({ ...cell, rows });
    },
  };
}
