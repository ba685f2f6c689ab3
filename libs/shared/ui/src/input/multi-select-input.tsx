import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { type FieldProps, useField } from './use-field';

interface MultiSelectInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly { value: string; label: string }[];
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Several of a few known values. */
export const MultiSelectInput = kept(function MultiSelectInput<Values extends FieldValues>({
  options,
  ...props
}: MultiSelectInputProps<Values>) {
  const labelsOf = (value: unknown) => {
    const chosen = textsIn(value);
    return options
      .filter((option) => chosen.includes(option.value))
      .map(({ label }) => label)
      .join(', ');
  };
  const { value, change, input, look } = useField(props, labelsOf);
  const chosen = textsIn(value);
  return (
    <TextField
      {...input}
      {...look}
      select
      fullWidth
      size="small"
      value={chosen}
      onChange={(event) => change(textsIn(event.target.value))}
      slotProps={{ select: { multiple: true, renderValue: labelsOf } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          <Checkbox checked={chosen.includes(option.value)} size="small" tabIndex={-1} />
          <ListItemText primary={option.label} />
        </MenuItem>
      ))}
    </TextField>
  );
});
