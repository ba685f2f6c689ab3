import type { KeyboardEvent } from 'react';
import type { FormKey } from './use-stray-keys';

/** What happens after a success: the form is done, it starts anew for the next record, or the record's next act follows. */
export type Afterwards = 'done' | 'again' | 'act';

/** What Ctrl+Enter saves for, or presses in place of saving, where that is offered. */
export type AfterEnter = Exclude<Afterwards, 'done'> | (() => void) | undefined;

const sends = ({ ctrlKey, metaKey, key }: FormKey): boolean =>
  (ctrlKey || metaKey) && (key === 'Enter' || key.toLowerCase() === 's');

/** Whether a key was pressed in a dialog over the form, which React hands on to it: the dialog's own form means it. */
const isOfDialogOver = ({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean => {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && !dialog.contains(currentTarget) && !currentTarget.contains(dialog);
};

/** A closed list of choices, which takes Enter for itself whatever is held with it. */
const isClosedList = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('div[role="combobox"][aria-expanded="false"]');

/** Ctrl+S saves; Ctrl+Enter saves and starts anew, or goes on, where the form may. */
export function formKeys(submit: (afterwards?: Afterwards) => Promise<void>, afterEnter: AfterEnter) {
  const press = (event: FormKey) => {
    if (!sends(event)) return;
    event.preventDefault();
    if (event.key !== 'Enter') void submit();
    else if (typeof afterEnter === 'function') afterEnter();
    else void submit(afterEnter);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOfDialogOver(event)) press(event);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !sends(event) || !isClosedList(event) || isOfDialogOver(event)) return;
    event.stopPropagation();
    press(event);
  };
  return { press, keys: { onKeyDown, onKeyDownCapture } };
}
