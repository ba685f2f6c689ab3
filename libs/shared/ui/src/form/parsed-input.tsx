import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field';

interface ParsedInputProps<Values extends FieldValues> {
  field: FieldProps<Values>;
  /** The value as it is written; blank for none, null for what was typed and is no such value. */
  written: (value: unknown) => string | null;
  /** The value that was typed. What can't be understood becomes something that the schema refuses. */
  parsed: (text: string) => unknown;
  align?: 'start' | 'end';
  inputMode?: 'decimal' | 'numeric' | 'text';
  placeholder?: string;
  startAdornment?: string;
}

/**
 * A text field whose value is something else: it shows what is being typed until it is left, and then the value as it is
 * written. Text that was not understood stays as it was typed.
 */
export function ParsedInput<Values extends FieldValues>(props: ParsedInputProps<Values>) {
  const { field, written, parsed, align = 'start', inputMode, placeholder, startAdornment } = props;
  const { value, change, input, look } = useField(field);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = written(value);
  return (
    <TextField
      {...input}
      {...look}
      fullWidth
      size="small"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? shown ?? ''}
      onChange={(event) => {
        setTyped(event.target.value);
        change(parsed(event.target.value));
      }}
      onBlur={() => {
        if (shown !== null) setTyped(null);
        input.onBlur();
      }}
      slotProps={{
        input: startAdornment
          ? { startAdornment: <InputAdornment position="start">{startAdornment}</InputAdornment> }
          : undefined,
        // Figures and dates are written from left to right in every language.
        htmlInput: { inputMode, dir: 'ltr', style: { textAlign: align } },
      }}
    />
  );
}
