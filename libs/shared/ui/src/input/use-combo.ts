import { type KeyboardEvent, useRef, useState } from 'react';
import type { Option } from '../form/option';
import { creation, goesOn, isNamed, isTab, meantOption, sendsForm, type Way } from './meant-option';
import { useAwaiting } from './use-awaiting';
import { type OptionSource, useOptions } from './use-options';

interface ComboOptions<Answer> extends OptionSource<Answer> {
  /** What the form holds: a text is typed over it, and no longer stands once another is put there. */
  value: string;
  current: Option | null;
  choose: (option: Option) => void;
  /** Makes a new record of what was typed; answers whether one was made. */
  create: (typed: string, way: Way) => Promise<boolean>;
  /** Told that a choice waits for its answer; what it answers is called once it is made, or is not. */
  onAwait: () => () => void;
  /** Told that the field was left with a text that is none of the list. */
  onUnchosen: () => void;
  /** What making a new one is called; left out where none can be made. */
  creationLabel?: ((typed: string) => string) | undefined;
  /** Whether a text that nothing matches is taken as it is written by leaving the field. */
  takesWritten: (typed: string) => boolean;
}

type Pressed = KeyboardEvent & { defaultMuiPrevented?: boolean };

interface Awaited {
  text: string;
  way: Way;
}

/** What is typed and not chosen yet; null where the field shows what was chosen. */
function useTyping(value: string) {
  const [typing, setTyping] = useState<{ text: string; over: string } | null>(null);
  return {
    typed: typing?.over === value ? typing.text : null,
    type: (text: string | null) => setTyping(text === null ? null : { text, over: value }),
  };
}

/** Chooses what was found, or has a new one made; until that is made what was typed stays. */
function useTaking<Answer>({ choose, create }: ComboOptions<Answer>, done: () => void) {
  const isMaking = useRef(false);
  const make = async (text: string, way: Way) => {
    isMaking.current = true;
    const isMade = await create(text, way);
    isMaking.current = false;
    if (isMade) done();
  };
  const take = (option: Option, { text, way }: Awaited) => {
    if (option.id === creation) return void make(text, way);
    choose(option);
    done();
  };
  return { isMaking, take };
}

/** The options of what is typed, or of the text whose meaning is taken as soon as it is known. */
function useFoundOptions<Answer>(asked: ComboOptions<Answer>, typed: string, isOpen: boolean) {
  const { search, optionsOf } = asked;
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const found = useOptions({ search, optionsOf, text: awaited?.text ?? typed, enabled: isOpen || awaited !== null });
  return { found, awaited, setAwaited };
}

/** What is found for what is typed, and what is chosen of it: by the list, by what it means, or once that is known. */
function useUnderstanding<Answer>(asked: ComboOptions<Answer>, wish: string, type: (text: string | null) => void) {
  const [isOpen, setOpen] = useState(false);
  const { found, awaited, setAwaited } = useFoundOptions(asked, wish, isOpen);
  const taking = useTaking(asked, () => type(null));

  const take = (option: Option, as: Awaited = { text: wish, way: 'enter' }) => {
    if (option.id !== creation) found.remember(option);
    setOpen(false);
    taking.take(option, as);
  };
  const understand = (as: Awaited) => {
    const meant = meantOption({ ...as, found: found.options, isWritten: asked.takesWritten(as.text) });
    if (meant) take(meant, as);
    else if (as.way !== 'enter') asked.onUnchosen();
  };
  const understandAwaited = (as: Awaited) => {
    understand(as);
    setAwaited(null);
  };
  const { onAwait } = asked;
  useAwaiting({ asked: awaited, isAnswered: found.isCurrent, onAwait, understand: understandAwaited });
  const isUnderWay = () => taking.isMaking.current || awaited !== null;
  return { found, isOpen, setOpen, take, understand, await: setAwaited, isUnderWay };
}

/** What is offered for what is typed, and what it means when a key is pressed or the field left, found already or not. */
export function useCombo<Answer>(asked: ComboOptions<Answer>) {
  const { value, current, creationLabel, takesWritten } = asked;
  const { typed, type } = useTyping(value);
  /** What was gone to by arrows or the mouse; until then the first is lit. */
  const lit = useRef<Option | null>(null);
  const wish = (typed ?? '').trim();
  const { found, isOpen, setOpen, take, ...text } = useUnderstanding(asked, wish, type);
  const isOffered = creationLabel !== undefined && wish !== '' && found.isCurrent && !found.options.some(isNamed(wish));
  const options = isOffered ? [...found.options, { id: creation, label: creationLabel(wish) }] : found.options;
  const isTaken = ({ id }: Option) => id !== creation || takesWritten(wish);

  /** Nothing typed is lost by going elsewhere: it is understood, or it stays and the field asks for a choice. */
  const onLeave = () => {
    if (typed === null || text.isUnderWay()) return;
    const as: Awaited = { text: wish, way: 'leave' };
    if (wish === '' || (current && isNamed(wish)(current))) type(null);
    else if (found.isCurrent) text.understand(as);
    else text.await(as);
  };
  const goOn = (event: Pressed) => {
    const as: Awaited = { text: wish, way: isTab(event) ? 'tab' : 'enter' };
    const meant = lit.current ?? options[0];
    if (!found.isCurrent) {
      event.defaultMuiPrevented = true;
      text.await(as);
    } else if (as.way === 'tab' && meant && isTaken(meant)) take(meant, as);
  };
  /** Never sends the form while the list is open. */
  const onKeyDown = (event: Pressed) => {
    if (sendsForm(event)) return onLeave();
    if (!isOpen || !goesOn(event)) return;
    if (!isTab(event)) event.preventDefault();
    if (wish !== '') goOn(event);
  };
  const onInput = (next: string) => {
    lit.current = null;
    type(next);
  };
  const onLit = (option: Option | null) => {
    lit.current = option;
  };
  const { isLoading, failed } = found;
  return { options, isLoading, failed, isOpen, setOpen, typed, take, onKeyDown, onLeave, onInput, onLit };
}
