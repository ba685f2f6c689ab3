import type { KeyboardEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { cellIn, type LineCell, type LineKeysOptions, type Shown } from './line-cell';
import { useLinePaste } from './use-line-paste';

const isListOpen = (input: Element): boolean => input.getAttribute('aria-expanded') === 'true';

const nameOf = ({ list, line, field }: LineCell): string => `${list}.${line}.${field}`;

/** The cell that an event comes from; none where it belongs to an open list of choices or a longer text. */
const cellOf = ({ target }: { target: EventTarget }): LineCell | null =>
  target instanceof HTMLInputElement && !isListOpen(target) ? cellIn(target.name) : null;

/** A key that was taken already, or an arrow in a picker, which opens its list. */
const isOthers = ({ target, key, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  altKey ||
  defaultPrevented ||
  (key.startsWith('Arrow') && target instanceof Element && target.getAttribute('role') === 'combobox');

function copy<Values extends FieldValues>(
  { getValues }: SchemaForm<Values>,
  from: ReturnType<Shown<Values>>,
  to: ReturnType<Shown<Values>>,
) {
  if (!from || !to) return;
  const value = getValues(from.path);
  to.change(value);
  to.follow?.(value);
}

/** The lines of a form as a spreadsheet goes: up and down by arrows, on by Enter, Ctrl+D copies down, cells are pasted. */
export function useLineKeys<Values extends FieldValues>(options: LineKeysOptions<Values>) {
  const { form, count, onAdd } = options;
  const shownAt: Shown<Values> = (cell) => form.shown.get(nameOf(cell));
  const go = (cell: LineCell) => {
    const name = nameOf(cell);
    const path: FieldPath<Values> | undefined = (form.shown.get(name) ?? form.resting.get(name))?.path;
    if (path) form.setFocus(path, { shouldSelect: true });
  };
  const { leftOut, forgetLeftOut, onPaste } = useLinePaste(options, shownAt, go);

  const copyDown = (cell: LineCell) => {
    const [above, here] = [shownAt({ ...cell, line: cell.line - 1 }), shownAt(cell)];
    if (!above || !here) return;
    copy(form, above, here);
    if (above.behind && here.behind) copy(form, form.shown.get(above.behind), form.shown.get(here.behind));
    go(cell);
  };
  const keys: Readonly<Record<string, (cell: LineCell) => void>> = {
    ArrowUp: (cell) => go({ ...cell, line: cell.line - 1 }),
    ArrowDown: (cell) => go({ ...cell, line: cell.line + 1 }),
    Enter: (cell) => (cell.line === count - 1 ? onAdd?.() : go({ ...cell, line: cell.line + 1 })),
    'Ctrl+d': copyDown,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key];
    const cell = cellOf(event);
    if (!act || !cell || isOthers(event)) return;
    event.preventDefault();
    act(cell);
  };
  return { leftOut, forgetLeftOut, onLines: { onKeyDown, onPaste } };
}
