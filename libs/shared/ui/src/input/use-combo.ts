import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plainText } from '../form/likeness';
import type { Option } from '../form/option';
import { type OptionSource, useOptions } from './use-options';

interface ComboOptions<Answer> extends OptionSource<Answer> {
  /** Chooses, or makes a new record of what was typed. */
  choose: (option: Option, typed: string) => void;
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

/** What is offered for what is typed, and what it means when Enter or Tab is pressed before the answer is there. */
export function useCombo<Answer>({ search, optionsOf, choose, creationLabel }: ComboOptions<Answer>) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The text for which the first match is to be chosen as soon as it is known. */
  const [awaited, setAwaited] = useState<string | null>(null);
  /** What was gone to by arrows or the mouse; until then the first is lit. */
  const lit = useRef<Option | null>(null);
  const found = useOptions({ search, optionsOf, text: awaited ?? typed, enabled: isOpen || awaited !== null });
  const wish = typed.trim();
  const isOffered = creationLabel !== undefined && wish !== '' && found.isCurrent && !found.options.some(isNamed(wish));
  const options = isOffered ? [...found.options, { id: creation, label: creationLabel(wish) }] : found.options;
  const take = (option: Option, text: string) => {
    if (option.id !== creation) found.remember(option);
    choose(option, text);
    setTyped('');
    setOpen(false);
  };
  useEffect(() => {
    if (awaited === null || !found.isCurrent) return;
    const [first] = found.options;
    setAwaited(null);
    if (first) take(first, awaited);
  });

  /** Never sends the form while the list is open; what is not known yet is chosen when it is. */
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const isTab = event.key === 'Tab' && !event.shiftKey;
    if (!isOpen || (event.key !== 'Enter' && !isTab) || event.ctrlKey || event.metaKey) return;
    if (!isTab) event.preventDefault();
    if (!found.isCurrent && wish !== '') {
      event.defaultMuiPrevented = true;
      setAwaited(wish);
    } else if (isTab && wish !== '') {
      const meant = lit.current ?? options[0];
      if (meant && meant.id !== creation) take(meant, wish);
    }
  };

  return {
    options,
    isLoading: found.isLoading,
    failed: found.failed,
    isOpen,
    take: (option: Option) => take(option, wish),
    onKeyDown,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInput: (text: string) => {
      lit.current = null;
      setTyped(text);
    },
    onLit: (option: Option | null) => {
      lit.current = option;
    },
  };
}
