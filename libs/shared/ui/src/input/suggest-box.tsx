import { useTranslation } from '@freightdesk/shared-i18n';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import { optionsLike } from '../form/likeness';
import type { Option } from '../form/option';
import type { useField } from './use-field';
import { type TakingKey, useHeldKey } from './use-held-key';

interface SuggestBoxProps extends Pick<ReturnType<typeof useField>, 'input' | 'look'> {
  options: readonly Option[];
  /** The list is still on its way: a key that takes is kept until it has come. */
  isPending: boolean;
  /** Told that a key is kept; what it answers is called once it has meant something, or nothing. */
  onAwait: () => () => void;
  text: string;
  onText: (text: string) => void;
  /** What an option's own text is. */
  textOf: (option: Option) => string;
  onTake: (option: Option) => void;
  /** Whether the first of what fits is lit while it is typed. */
  lightsFirst: boolean;
  /** What Enter or Tab means where nothing was gone to: one of what fits, or the text as it stands. */
  meantBy: (pressed: { key: TakingKey; text: string }, found: readonly Option[]) => Option | undefined;
}

const isTaking = (key: string): key is TakingKey => key === 'Enter' || key === 'Tab';

const shown = (option: Option | string): string => {
  if (typeof option === 'string') return option;
  return option.detail ? `${option.label} (${option.detail})` : option.label;
};

/** What is offered for the text, and what a key means: something of the list, once that has come, or the text as it stands. */
function useSuggesting({ options, isPending, onAwait, text, onText, onTake, meantBy }: SuggestBoxProps) {
  const [isOpen, setOpen] = useState(false);
  /** What was gone to by arrows or the mouse. */
  const lit = useRef<Option | null>(null);
  const found = optionsLike(options, text);
  const isAwaited = isPending && text.trim() !== '';
  /** A list of nothing is not seen, and takes no key. */
  const isShown = isOpen && (found.length > 0 || isAwaited);
  const take = (option: Option) => {
    setOpen(false);
    onTake(option);
  };
  const held = useHeldKey({
    ...{ text, isPending, onTake: take, onAwait },
    meantBy: (pressed) => meantBy(pressed, optionsLike(options, pressed.text)),
  });
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (!isShown || !isTaking(event.key)) return;
    if (event.key === 'Enter') event.preventDefault();
    event.defaultMuiPrevented = true;
    if (isAwaited) return held.hold(event.key);
    const meant = lit.current ?? meantBy({ key: event.key, text }, found);
    if (meant) onTake(meant);
    setOpen(false);
  };
  const onInput = (typed: string, isTyped: boolean) => {
    lit.current = null;
    if (!isTyped) return;
    held.onText(typed);
    onText(typed);
  };
  const onLit = (option: Option | string | null) => {
    lit.current = typeof option === 'string' ? null : option;
  };
  const onClose = (reason: string) => {
    if (reason === 'escape') held.forget();
    setOpen(false);
  };
  const onOpen = () => setOpen(true);
  return { found, isAwaited, isShown, isMissed: held.isMissed, onOpen, onClose, onKeyDown, onInput, onLit };
}

/** A text with a list of what is usual beside it: what is typed stands, unless something of the list is taken. */
export function SuggestBox(props: SuggestBoxProps) {
  const { text, onText, textOf, onTake, lightsFirst, input, look } = props;
  const { t } = useTranslation();
  const { found, isAwaited, isMissed, ...box } = useSuggesting(props);
  const labelOf = (option: Option | string) => (typeof option === 'string' ? option : textOf(option));
  return (
    <Autocomplete
      id={input.id}
      freeSolo
      size="small"
      fullWidth
      disableClearable
      autoHighlight={lightsFirst}
      disabled={input.disabled}
      open={box.isShown}
      loading={isAwaited}
      loadingText={t('Searching')}
      onOpen={box.onOpen}
      onClose={(_event, reason) => box.onClose(reason)}
      value={text}
      inputValue={text}
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={labelOf}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          {shown(option)}
        </li>
      )}
      slotProps={{ popper: { style: { inlineSize: 360 }, placement: 'bottom-start' } }}
      onKeyDown={box.onKeyDown}
      onHighlightChange={(_event, option) => box.onLit(option)}
      onInputChange={(_event, typed, reason) => box.onInput(typed, reason === 'input')}
      onChange={(_event, option) => (typeof option === 'string' ? onText(option) : onTake(option))}
      onBlur={input.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          {...look}
          helperText={look.helperText ?? (isMissed ? t('Nothing matches') : undefined)}
          name={input.name}
          inputRef={input.inputRef}
          autoFocus={input.autoFocus}
        />
      )}
    />
  );
}
