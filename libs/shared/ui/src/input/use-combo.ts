import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { plainText } from '../form/likeness';
import type { Option } from '../form/option';
import { type OptionSource, useOptions } from './use-options';

interface ComboOptions<Answer> extends OptionSource<Answer> {
  /** Chooses, or makes a new record of what was typed. */
  choose: (option: Option, typed: string) => void;
  /** Told that a choice waits for its answer; what it answers is called once it is made, or is not. */
  onAwait: () => () => void;
  /** What making a new one is called; left out where none can be made. */
  creationLabel?: ((typed: string) => string) | undefined;
}

/** Not a record but the wish for a new one. */
export const creation = 'create';

/** A new one of the very same name would be the same one a second time. */
const isNamed = (typed: string) => (option: Option) =>
  [option.label, option.detail ?? '', ...(option.also ?? '').split(',')].some(
    (name) => plainText(name) === plainText(typed),
  );

type Pressed = KeyboardEvent & { defaultMuiPrevented?: boolean };

const isTab = ({ key, shiftKey }: KeyboardEvent) => key === 'Tab' && !shiftKey;

/** Whether a key goes on with what is lit: Enter or Tab, without others. */
const goesOn = (event: KeyboardEvent) => (event.key === 'Enter' || isTab(event)) && !event.ctrlKey && !event.metaKey;

/** The options of what is typed, or of the text whose first match is to be chosen as soon as it is known. */
function useAwaited<Answer>(source: OptionSource<Answer>, typed: string, isOpen: boolean) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const found = useOptions({ ...source, text: awaited ?? typed, enabled: isOpen || awaited !== null });
  return { found, awaited, setAwaited };
}

/** What is offered for what is typed, and what it means when Enter or Tab is pressed before the answer is there. */
export function useCombo<Answer>({ choose, creationLabel, onAwait, ...source }: ComboOptions<Answer>) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** What was gone to by arrows or the mouse; until then the first is lit. */
  const lit = useRef<Option | null>(null);
  const { found, awaited, setAwaited } = useAwaited(source, typed, isOpen);
  const wish = typed.trim();
  const isOffered = creationLabel !== undefined && wish !== '' && found.isCurrent && !found.options.some(isNamed(wish));
  const options = isOffered ? [...found.options, { id: creation, label: creationLabel(wish) }] : found.options;
  const take = (option: Option, text = wish) => {
    if (option.id !== creation) found.remember(option);
    choose(option, text);
    setTyped('');
    setOpen(false);
  };
  const takeFirst = useEffectEvent(() => {
    const [first] = found.options;
    if (first && awaited !== null) take(first, awaited);
    setAwaited(null);
  });
  const isSettled = awaited !== null && found.isCurrent;
  useEffect(() => {
    if (isSettled) takeFirst();
  }, [isSettled]);
  const isAwaited = awaited !== null;
  useEffect(() => (isAwaited ? onAwait() : undefined), [isAwaited, onAwait]);

  /** Never sends the form while the list is open. */
  const onKeyDown = (event: Pressed) => {
    if (!isOpen || !goesOn(event)) return;
    if (!isTab(event)) event.preventDefault();
    if (wish === '') return;
    const meant = lit.current ?? options[0];
    if (!found.isCurrent) {
      event.defaultMuiPrevented = true;
      setAwaited(wish);
    } else if (isTab(event) && meant && meant.id !== creation) take(meant);
  };
  const onInput = (text: string) => {
    lit.current = null;
    setTyped(text);
  };
  const onLit = (option: Option | null) => {
    lit.current = option;
  };
  const { isLoading, failed } = found;
  return { options, isLoading, failed, isOpen, setOpen, take, onKeyDown, onInput, onLit };
}
