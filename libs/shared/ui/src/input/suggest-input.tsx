import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { optionsLike } from '../form/likeness';
import type { Option } from '../form/option';
import { type FieldProps, textOf, useField } from './use-field';

interface SuggestInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[];
}

const idOf = (option: Option | string): string => (typeof option === 'string' ? option : option.id);

const shown = (option: Option | string): string => {
  if (typeof option === 'string') return option;
  return option.detail ? `${option.label} (${option.detail})` : option.label;
};

/** A code that is typed, or found by what it stands for: a text with a list of the usual ones, of which the first is lit. */
export function SuggestInput<Values extends FieldValues>({ options, ...props }: SuggestInputProps<Values>) {
  const { value, change, input, look } = useField(props, textOf, (text) => text);
  const [isOpen, setOpen] = useState(false);
  /** What was gone to by arrows or the mouse; until then the first is lit. */
  const lit = useRef<Option | null>(null);
  const typed = textOf(value);
  const found = optionsLike(options, typed);
  const isCode = /^\d*$/.test(typed);

  /** Words stand for the code that is lit; a code stands for itself. */
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (!isOpen || (event.key !== 'Enter' && event.key !== 'Tab')) return;
    const meant = lit.current ?? (isCode ? undefined : found[0]);
    if (event.key === 'Enter') event.preventDefault();
    event.defaultMuiPrevented = true;
    if (meant) change(meant.id);
    setOpen(false);
  };
  return (
    <Autocomplete
      id={input.id}
      freeSolo
      size="small"
      fullWidth
      disableClearable
      autoHighlight={!isCode}
      disabled={input.disabled}
      open={isOpen && found.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={typed}
      inputValue={typed}
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={idOf}
      getOptionKey={idOf}
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
      onInputChange={(_event, text, reason) => {
        lit.current = null;
        if (reason === 'input') change(text);
      }}
      onChange={(_event, option) => change(idOf(option))}
      onBlur={input.onBlur}
      renderInput={(params) => <TextField {...params} {...look} name={input.name} inputRef={input.inputRef} />}
    />
  );
}
