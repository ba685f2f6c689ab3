import { useTranslation } from '@freightdesk/shared-i18n';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '../form/option';
import { type OptionQuery, useOptions } from './use-options';
import { type FieldProps, textOf, useField } from './use-field';

interface ComboInputProps<Values extends FieldValues, Answer> extends FieldProps<Values> {
  /** The query that finds records for what was typed: `(q) => queryOf(listParties, { q, pageSize: 10 })`. */
  search: (text: string) => OptionQuery<Answer>;
  optionsOf: (answer: Answer) => readonly Option[];
  /** The record that is chosen at the start, as the form's record names it. */
  chosen?: Option | null;
  /** Makes a new record of what was typed and answers it, or null when the person thought better of it. */
  onCreate?: (text: string) => Promise<Option | null>;
  onChosen?: (option: Option | null) => void;
}

/** Not a record but the wish for a new one. */
const creation = 'create';

/** Chooses a record by searching the server while typing; what is missing can be created on the spot. */
export function ComboInput<Values extends FieldValues, Answer>(props: ComboInputProps<Values, Answer>) {
  const { search, optionsOf, chosen = null, onCreate, onChosen } = props;
  const { t } = useTranslation();
  const { picked } = props.form;
  const optionOf = (id: unknown) =>
    [picked.get(textOf(id)), chosen].find((option) => option?.id === textOf(id)) ?? null;
  const { value, change, input, look } = useField(props, (id) => optionOf(id)?.label ?? textOf(id));
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useOptions({ search, optionsOf, text: typed, enabled: isOpen });
  const current = optionOf(value);
  const wish = typed.trim();
  const offersCreation = onCreate !== undefined && wish !== '' && !found.isLoading;

  const pick = (option: Option | null) => {
    if (option) picked.set(option.id, option);
    change(option?.id ?? '');
    onChosen?.(option);
  };
  const choose = async (option: Option | null) => {
    if (option?.id !== creation) return pick(option);
    const created = await onCreate?.(wish);
    if (created) pick(created);
    document.getElementById(input.id)?.focus();
  };

  return (
    <Autocomplete
      id={input.id}
      size="small"
      fullWidth
      disabled={input.disabled}
      value={current}
      options={
        offersCreation
          ? [...found.options, { id: creation, label: t('Add "{{name}}"', { name: wish }) }]
          : found.options
      }
      filterOptions={(options) => options}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      renderOption={({ key, ...option }, { label, detail }) => (
        <li key={key} {...option}>
          {detail ? `${label} (${detail})` : label}
        </li>
      )}
      openText={t('Open')}
      closeText={t('Close')}
      clearText={t('Clear')}
      loading={found.isLoading}
      loadingText={t('Searching')}
      noOptionsText={found.failed ? t('Something went wrong') : t('Nothing matches')}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, option) => void choose(option)}
      onBlur={input.onBlur}
      renderInput={(params) => (
        <TextField {...params} {...look} name={input.name} inputRef={input.inputRef} autoFocus={input.autoFocus} />
      )}
    />
  );
}
