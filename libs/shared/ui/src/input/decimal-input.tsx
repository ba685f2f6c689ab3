import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, textOf, useField } from './use-field';
import { decimalText } from './decimal-text';

/** A quantity, rate or percentage: decimal text, never a floating number. */
export function DecimalInput<Values extends FieldValues>(props: FieldProps<Values> & { unit?: string }) {
  const { value, change, input, look } = useField(props);
  return (
    <TextField
      {...input}
      {...look}
      fullWidth
      size="small"
      value={textOf(value)}
      onChange={(event) => change(decimalText(event.target.value))}
      slotProps={{
        input: { endAdornment: props.unit },
        htmlInput: { inputMode: 'decimal', dir: 'ltr', style: { textAlign: 'end' } },
      }}
    />
  );
}
