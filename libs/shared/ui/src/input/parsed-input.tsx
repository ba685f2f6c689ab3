import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { type ParsedField, useParsedField } from './use-parsed-field';

interface ParsedInputProps<Values extends FieldValues> extends ParsedField<Values> {
  inputMode: 'decimal' | 'numeric';
  startAdornment?: string;
  /** What is said of the value where it is pointed at. */
  told?: (value: unknown) => string | undefined;
}

/** A figure that is typed as text and kept as a number. */
export function ParsedInput<Values extends FieldValues>(props: ParsedInputProps<Values>) {
  const { inputMode, startAdornment, told, ...field } = props;
  const { value, textField } = useParsedField(field);
  return (
    <TextField
      {...textField}
      slotProps={{
        input: startAdornment
          ? { startAdornment: <InputAdornment position="start">{startAdornment}</InputAdornment> }
          : undefined,
        // Figures are written from left to right in every language.
        htmlInput: { inputMode, dir: 'ltr', title: told?.(value), style: { textAlign: 'end' } },
      }}
    />
  );
}
