import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useDatePicker } from '../date/use-date-picker';
import { type ParsedField, useParsedField } from './use-parsed-field';

interface PickedInputProps<Values extends FieldValues> extends ParsedField<Values> {
  kind: 'date' | 'datetime-local';
  /** The value as the calendar takes it; blank for none. What the calendar answers is understood as if it were typed. */
  inCalendar: (value: unknown) => string;
  placeholder: string;
}

/** A day or a moment: typed as text, or chosen in a calendar on demand. */
export function PickedInput<Values extends FieldValues>(props: PickedInputProps<Values>) {
  const { kind, inCalendar, placeholder, ...field } = props;
  const { value, take, textField } = useParsedField(field);
  const { onKeyDown, button } = useDatePicker({
    label: textField.label,
    kind,
    value: inCalendar(value),
    onPick: take,
    disabled: textField.disabled,
  });
  return (
    <TextField
      {...textField}
      placeholder={placeholder}
      onKeyDown={onKeyDown}
      // Dates are written from left to right in every language.
      slotProps={{ input: { endAdornment: button }, htmlInput: { dir: 'ltr' } }}
    />
  );
}
