import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { cellIn, type LineCell, type LineKeysOptions, type Shown } from './line-cell';
import { pastedCells } from '../form/pasted-cells';
import { type Pasted, type PastedCell, placesOf } from './pasted-places';

/** A list of choices has the keyboard itself, and its field stands hidden beside it. */
const fieldAt = (target: EventTarget): { name: string; isChoice: boolean } | null => {
  if (target instanceof HTMLInputElement) return { name: target.name, isChoice: false };
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'combobox') return null;
  const input = target.parentElement?.querySelector('input');
  return input ? { name: input.name, isChoice: true } : null;
};

/** What is pasted for the lines, also where a list of choices is open; a single text goes into its field by itself. */
function pastedAt({ target, clipboardData }: ClipboardEvent): Pasted | null {
  const field = fieldAt(target);
  const first = field && cellIn(field.name);
  const text = clipboardData.getData('text');
  const rows = pastedCells(text) ?? (field?.isChoice ? [[text.trim()]] : null);
  return first && rows ? { first, rows } : null;
}

/** A choice that is not understood must not stand as another one: its field is empty and says what was meant for it. */
function refuse<Values extends FieldValues>(form: SchemaForm<Values>, path: FieldPath<Values>, text: string) {
  form.shown.get(path)?.change('');
  const told = { type: 'unread', message: 'None of the choices is called “{{text}}”.', values: { text } };
  form.setError(path, told);
}

/** Writes cells into their fields; answers those that no field takes. */
function written<Values extends FieldValues>(
  form: SchemaForm<Values>,
  shownAt: Shown<Values>,
  cells: readonly PastedCell[],
): PastedCell[] {
  const taken: FieldPath<Values>[] = [];
  // What is empty first: it must not take away again what follows from a cell before it, such as the SAC of a head.
  const inTurn = [...cells.filter(({ text }) => text === ''), ...cells.filter(({ text }) => text !== '')];
  const untaken = inTurn.filter((cell) => {
    const shown = shownAt(cell);
    if (!shown?.read) return cell.text !== '';
    const value = shown.read(cell.text);
    if (value !== undefined) {
      shown.change(value);
      shown.follow?.(value);
    }
    if (cell.text !== '' && value === undefined) refuse(form, shown.path, cell.text);
    if (cell.text !== '' && value !== undefined) taken.push(shown.path);
    return false;
  });
  // As if each had been typed and left: what is wrong with it is told at once.
  if (taken.length > 0) void form.trigger(taken);
  return untaken;
}

/**
 * Cells of a spreadsheet are written down when all the lines that they need stand there. A field that
 * comes only by what was pasted before it, such as the reason of a number, takes its cell as soon as it is there.
 */
export function useLinePaste<Values extends FieldValues>(
  { form, count, columns, onAdd, names, awake }: LineKeysOptions<Values>,
  shownAt: Shown<Values>,
  onWritten: (first: LineCell) => void,
) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [late, setLate] = useState<readonly PastedCell[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [strangers, setStrangers] = useState<readonly string[]>([]);
  const write = useEffectEvent(() => {
    if (!pasted) return;
    const end = pasted.first.line + pasted.rows.length;
    if (onAdd && count < end) return onAdd(end - count);
    // The effect comes again with the lines' fields.
    if (!awake.rouse(pasted.first.line, end)) return;
    const places = placesOf(pasted, columns, names);
    setLate(written(form, shownAt, places.cells));
    setStrangers(places.strangers);
    setPasted(null);
    onWritten(pasted.first);
  });
  const writeLate = useEffectEvent(() => {
    if (late.length === 0) return;
    setLeftOut(written(form, shownAt, late).map(({ text }) => text));
    setLate([]);
  });
  const forget = () => {
    setLeftOut([]);
    setStrangers([]);
  };
  useEffect(() => write(), [pasted, count, awake.count]);
  useEffect(() => writeLate(), [late]);
  return {
    leftOut: { cells: leftOut, strangers },
    forgetLeftOut: forget,
    onPaste: (event: ClipboardEvent) => {
      const found = pastedAt(event);
      if (!found || !columns.includes(found.first.field)) return;
      event.preventDefault();
      forget();
      setPasted(found);
    },
  };
}
