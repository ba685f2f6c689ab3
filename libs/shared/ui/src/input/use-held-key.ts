import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from '../form/option';

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

/** A key that is pressed before the list has come is kept, and means then what it would have meant with the list there. */
export function useHeldKey({ text, isPending, meantBy, onTake, onAwait }: HeldKeyOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  /** What was waited for and is not on the list: it is said until something else is typed. */
  const [missed, setMissed] = useState<string | null>(null);
  const isHeld = held !== null;
  useEffect(() => (isHeld ? onAwait() : undefined), [isHeld, onAwait]);
  const goOn = useEffectEvent(() => {
    if (held === null) return;
    const meant = meantBy(held);
    setHeld(null);
    if (!meant) return setMissed(held.key === 'Enter' ? text : null);
    const field = document.activeElement;
    onTake(meant);
    // Behind the form's own going to a field, which waits as long.
    setTimeout(() => typeOn(text.slice(held.text.length), field));
  });
  const hasCome = isHeld && !isPending;
  useEffect(() => {
    if (hasCome) goOn();
  }, [hasCome]);
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
