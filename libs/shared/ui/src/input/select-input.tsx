import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import type { KeyboardEvent } from 'react';
import { optionNamed } from '../form/likeness';
import { goToNext } from '../frame/first-field';
import { kept } from './kept';
import { type FieldProps, textOf, useField } from './use-field';

interface SelectOption {
  value: string;
  label: string;
  /** Other names by which it is pasted, told apart by commas: a trade writes `40HC` for what is called `45G1`. */
  also?: string;
}

/** What a pasted text means among the choices; nothing is a choice too where the field may stay empty. */
const chosenBy = (options: readonly SelectOption[], mayBeEmpty: boolean) => (text: string) =>
  mayBeEmpty && text === ''
    ? ''
    : optionNamed(
        options.map(({ value, ...names }) => ({ id: value, ...names })),
        text,
      )?.id;

interface SelectInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly SelectOption[];
  /** The label of the empty choice, where a field may stay empty. */
  emptyLabel?: string;
  /** Told what a person chose here, not what the form was given otherwise. */
  onChosen?: (value: string) => void;
}

/** Tab takes what is lit and goes on, as it does in a picker; the list alone would close with nothing chosen. */
function takeByTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  if (event.target instanceof HTMLElement && event.target.matches('[role="option"]')) event.target.click();
  // The field has the cursor again once its list is closed.
  requestAnimationFrame(() => goToNext(document.activeElement, event.shiftKey));
}
const listProps = { select: { MenuProps: { slotProps: { list: { onKeyDown: takeByTab } } } } };

/** One of a few known values. For records use `ComboInput`. */
export const SelectInput = kept(function SelectInput<Values extends FieldValues>(given: SelectInputProps<Values>) {
  const { options, emptyLabel, onChosen, ...props } = given;
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? emptyLabel ?? '';
  const read = chosenBy(options, emptyLabel !== undefined);
  const { value, change, input, look, isRefused } = useField(props, labelOf, {
    read,
    follow: (chosen) => onChosen?.(textOf(chosen)),
  });
  return (
    <TextField
      {...input}
      {...look}
      select
      fullWidth
      size="small"
      slotProps={listProps}
      value={textOf(value)}
      onChange={({ target }) => {
        change(target.value);
        if (isRefused) void props.form.trigger(props.name);
        onChosen?.(target.value);
      }}
    >
      {emptyLabel === undefined ? null : <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
});
