import type { SendMailInput } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useToldHere } from '@freightdesk/shared-ui/forms';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';

interface AddressesInputProps {
  form: SchemaForm<SendMailInput>;
  name: 'to' | 'cc';
  autoFocus?: boolean;
}

/** Addresses as people write them: with commas, semicolons or spaces between. */
export function AddressesInput({ form, name, autoFocus = false }: AddressesInputProps) {
  const { t } = useTranslation();
  const { field, formState } = useController({ control: form.control, name });
  const [text, setText] = useState((field.value ?? []).join(', '));
  useToldHere(form, name);
  const problem = formState.errors[name];
  const message = Array.isArray(problem) ? problem.find(Boolean)?.message : problem?.message;
  return (
    <TextField
      inputRef={field.ref}
      name={name}
      label={t(form.facts(name).label ?? name)}
      required={name === 'to'}
      autoFocus={autoFocus}
      fullWidth
      size="small"
      value={text}
      error={problem !== undefined}
      helperText={message === undefined ? t('Several with commas between them') : t(String(message))}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(target.value.split(/[,;\s]+/).filter(Boolean));
      }}
    />
  );
}
