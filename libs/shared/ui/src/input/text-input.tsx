import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { type FieldProps, textOf, useField } from './use-field';

interface TextInputProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Codes such as IFSC and GSTIN are written in capitals, however they are typed. */
  uppercase?: boolean;
  /** Lines of a longer text. */
  rows?: number;
  autoComplete?: string;
  endAdornment?: ReactNode;
}

export const TextInput = kept(function TextInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { type = 'text', uppercase = false, rows, autoComplete = 'off', endAdornment } = props;
  const kept = (text: string) => (uppercase ? text.toUpperCase() : text);
  const { value, change, input, look } = useField(props, textOf, { read: kept });
  return (
    <TextField
      {...input}
      {...look}
      type={type}
      fullWidth
      size="small"
      value={textOf(value)}
      onChange={(event) => change(kept(event.target.value))}
      multiline={rows !== undefined}
      minRows={rows}
      // The browser brings the line into sight that is written in; a bar may still cover the rest of the field.
      onFocus={rows === undefined ? undefined : ({ target }) => target.scrollIntoView({ block: 'nearest' })}
      autoComplete={autoComplete}
      slotProps={{ input: { endAdornment } }}
    />
  );
});
