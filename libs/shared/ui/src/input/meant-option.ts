import type { KeyboardEvent } from 'react';
import { plainText } from '../form/likeness';
import type { Option } from '../form/option';

/** How a text is to be understood: by a key that goes on, or by only going elsewhere. */
export type Way = 'enter' | 'tab' | 'leave';

/** Not a record but the wish for a new one. */
export const creation = 'create';

/** Whether it is called exactly as it was typed, but for case and what only divides. */
export const isNamed = (typed: string) => (option: Option) =>
  [option.label, option.detail ?? '', ...(option.also ?? '').split(',')].some(
    (name) => plainText(name) === plainText(typed),
  );

interface Understood {
  found: readonly Option[];
  text: string;
  way: Way;
  /** Whether a text that nothing matches stands as it is written. */
  isWritten: boolean;
}

/** The first that fits; where the field was only left, the one that is called exactly so. */
export function meantOption({ found, text, way, isWritten }: Understood): Option | undefined {
  const written = isWritten && found.length === 0 && way !== 'enter' ? { id: creation, label: text } : undefined;
  if (way !== 'leave') return found[0] ?? written;
  const [named, ...namesakes] = found.filter(isNamed(text));
  return namesakes.length === 0 ? (named ?? written) : undefined;
}

export const isTab = ({ key, shiftKey }: KeyboardEvent) => key === 'Tab' && !shiftKey;

const isWithControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Whether a key goes on with what is lit: Enter or Tab, without others. */
export const goesOn = (event: KeyboardEvent) => (event.key === 'Enter' || isTab(event)) && !isWithControl(event);

/** Whether a key sends the form while the cursor is still in the field. */
export const sendsForm = (event: KeyboardEvent) =>
  isWithControl(event) && (event.key === 'Enter' || event.key.toLowerCase() === 's');
