import { isBehindDialog } from '../page-keys';

/** Where letters are typed, or choose an entry that begins with them. */
const takingText = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(takingText) !== null;

/**
 * Whether a key was pressed alone and means the page: nobody is typing, no dialog is open, and it does not repeat. Shift is
 * no modifier here, because many keyboards need it to write the sign.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== key || isModified || event.repeat || event.defaultPrevented) return false;
  return !isTyping(event) && !isBehindDialog();
}
