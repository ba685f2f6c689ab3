import { useTranslation } from '@freightdesk/shared-i18n';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { instantOf, localTimeOf } from './local-time';

interface InstantInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  hint?: string;
  required?: boolean;
}

/** A moment, entered as the clocks of the company show it and kept as ISO 8601. */
export function InstantInput<Values extends FieldValues>({ form, name, hint, required }: InstantInputProps<Values>) {
  const { t } = useTranslation();
  const { shown } = form;
  const facts = form.facts(name);
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error?.message;
  const value: unknown = field.value;
  const change: (next: unknown) => void = field.onChange;

  // The form puts the server's complaints on the fields that are on the screen.
  useEffect(() => {
    shown.set(name, name);
    return () => {
      shown.delete(name);
    };
  }, [shown, name]);

  return (
    <TextField
      type="datetime-local"
      fullWidth
      size="small"
      label={t(facts.label ?? name)}
      name={name}
      required={required ?? facts.required}
      error={error !== undefined}
      helperText={error === undefined ? hint : t(error)}
      value={localTimeOf(value)}
      onChange={(event) => change(instantOf(event.target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
    />
  );
}
