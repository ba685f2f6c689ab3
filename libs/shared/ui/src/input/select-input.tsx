import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { type FieldProps, textOf, useField } from './use-field';

interface SelectInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[];
  /** The label of the empty choice, where a field may stay empty. */
  emptyLabel?: string;
  /** Told what a person chose here, not what the form was given otherwise. */
  onChosen?: (value: string) => void;
}

/** One of a few known values. For records use `ComboInput`. */
export const SelectInput = kept(function SelectInput<Values extends FieldValues>(given: SelectInputProps<Values>) {
  const { options, emptyLabel, onChosen, ...props } = given;
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? emptyLabel ?? '';
  const valueOf = (text: string) => options.find(({ value, label }) => [value, label].includes(text.trim()))?.value;
  const { value, change, input, look } = useField(props, labelOf, valueOf);
  return (
    <TextField
      {...input}
      {...look}
      select
      fullWidth
      size="small"
      value={textOf(value)}
      onChange={({ target }) => {
        change(target.value);
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
