import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import { optionsLike } from '../form/likeness';
import type { Option } from '../form/option';
import type { useField } from './use-field';

interface SuggestBoxProps extends Pick<ReturnType<typeof useField>, 'input' | 'look'> {
  options: readonly Option[];
  text: string;
  onText: (text: string) => void;
  /** What an option's own text is. */
  textOf: (option: Option) => string;
  onTake: (option: Option) => void;
  /** Whether the first of what fits is lit while it is typed. */
  lightsFirst: boolean;
  /** What Enter or Tab means where nothing was gone to: one of what fits, or the text as it stands. */
  meantBy: (key: 'Enter' | 'Tab', found: readonly Option[]) => Option | undefined;
}

const isTaking = (key: string): key is 'Enter' | 'Tab' => key === 'Enter' || key === 'Tab';

const shown = (option: Option | string): string => {
  if (typeof option === 'string') return option;
  return option.detail ? `${option.label} (${option.detail})` : option.label;
};

/** A text with a list of what is usual beside it: what is typed stands, unless something of the list is taken. */
export function SuggestBox(props: SuggestBoxProps) {
  const { options, text, onText, textOf, onTake, lightsFirst, meantBy, input, look } = props;
  const [isOpen, setOpen] = useState(false);
  /** What was gone to by arrows or the mouse. */
  const lit = useRef<Option | null>(null);
  const found = optionsLike(options, text);
  /** A list of nothing is not seen, and takes no key. */
  const isShown = isOpen && found.length > 0;
  const labelOf = (option: Option | string) => (typeof option === 'string' ? option : textOf(option));

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (!isShown || !isTaking(event.key)) return;
    const meant = lit.current ?? meantBy(event.key, found);
    if (event.key === 'Enter') event.preventDefault();
    event.defaultMuiPrevented = true;
    if (meant) onTake(meant);
    setOpen(false);
  };
  return (
    <Autocomplete
      id={input.id}
      freeSolo
      size="small"
      fullWidth
      disableClearable
      autoHighlight={lightsFirst}
      disabled={input.disabled}
      open={isShown}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
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
      onKeyDown={onKeyDown}
      onHighlightChange={(_event, option) => {
        lit.current = typeof option === 'string' ? null : option;
      }}
      onInputChange={(_event, typed, reason) => {
        lit.current = null;
        if (reason === 'input') onText(typed);
      }}
      onChange={(_event, option) => (typeof option === 'string' ? onText(option) : onTake(option))}
      onBlur={input.onBlur}
      renderInput={(params) => (
        <TextField {...params} {...look} name={input.name} inputRef={input.inputRef} autoFocus={input.autoFocus} />
      )}
    />
  );
}
