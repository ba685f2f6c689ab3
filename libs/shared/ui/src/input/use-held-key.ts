import { useState } from 'react';
import type { Option } from '../form/option';
import { useAwaiting } from './use-awaiting';

/** What goes on from a text with a list beside it. */
export type TakingKey = 'Enter' | 'Tab';

interface Held {
  key: TakingKey;
  /** The field as it was when the key was pressed. */
  text: string;
}

interface HeldKeyOptions {
  text: string;
  /** Whether the list is still on its way. */
  isPending: boolean;
  /** What the key means for the text once the list has come. */
  meantBy: (held: Held) => Option | undefined;
  onTake: (option: Option) => void;
  onAwait: () => () => void;
}

/** What was typed on while the list was waited for was meant for the field that the choice goes on to. */
function typeOn(rest: string, from: Element | null): void {
  const next = document.activeElement;
  if (rest === '' || next === from || !(next instanceof HTMLInputElement)) return;
  next.setRangeText(rest, next.selectionStart ?? 0, next.selectionEnd ?? 0, 'end');
  next.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A key that is pressed before the list has come is kept, with what was typed until then and what is typed on. */
export function useHeldKey({ text, isPending, meantBy, onTake, onAwait }: HeldKeyOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  /** What was waited for and is not on the list: it is said until something else is typed. */
  const [missed, setMissed] = useState<string | null>(null);
  const understand = (key: Held) => {
    const meant = meantBy(key);
    setHeld(null);
    if (!meant) return setMissed(key.key === 'Enter' ? text : null);
    const field = document.activeElement;
    onTake(meant);
    // Behind the form's own going to a field, which waits as long.
    setTimeout(() => typeOn(text.slice(key.text.length), field));
  };
  useAwaiting({ asked: held, isAnswered: !isPending, onAwait, understand });
  const forget = () => setHeld(null);
  return {
    hold: (key: TakingKey) => setHeld({ key, text }),
    forget,
    /** Who goes on typing waits for it; who corrects what was typed begins anew. */
    onText: (typed: string) => {
      if (held && !typed.startsWith(held.text)) forget();
    },
    isMissed: missed === text && text !== '',
  };
}
