import { useTranslation } from '@freightdesk/shared-i18n';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useSpokenName } from '../form/line-name';
import type { Option } from '../form/option';
import { creation, useCombo } from './use-combo';
import type { OptionSource } from './use-options';
import { type FieldProps, textOf, useField } from './use-field';

export interface ComboInputProps<Values extends FieldValues, Answer> extends FieldProps<Values>, OptionSource<Answer> {
  /** The record that is chosen at the start, as the form's record names it. */
  chosen?: Option | null;
  /** Names what the form holds where it is not among those that were chosen here. */
  nameOf?: (id: string) => Option | null;
  /** What a text that is pasted means, where that is known without asking. */
  read?: (text: string) => string | undefined;
  /** Makes a new record of what was typed and answers it, or null when the person thought better of it. */
  onCreate?: (text: string) => Promise<Option | null>;
  /** What making one is called, translated; `Add "..."` unless given. */
  createLabel?: (text: string) => string;
  onChosen?: (option: Option | null) => void;
}

const shown = ({ label, detail }: Option) => (detail ? `${label} (${detail})` : label);

/** The value of the field as a record, and how another one is put there. */
function useChosen<Values extends FieldValues, Answer>(props: ComboInputProps<Values, Answer>) {
  const { chosen = null, nameOf = () => null, onCreate, onChosen } = props;
  const { picked } = props.form;
  const optionOf = (id: unknown) => {
    const known = [picked.get(textOf(id)), chosen].find((option) => option?.id === textOf(id));
    return known ?? (textOf(id) === '' ? null : nameOf(textOf(id)));
  };
  const written = (id: unknown) => optionOf(id)?.label ?? textOf(id);
  const { value, change, input, look, isRefused } = useField(props, written, props.read);
  const pick = (option: Option | null) => {
    if (option) picked.set(option.id, option);
    change(option?.id ?? '');
    if (isRefused) void props.form.trigger(props.name);
    onChosen?.(option);
  };
  const choose = async (option: Option, typed: string) => {
    if (option.id !== creation) return pick(option);
    const created = await onCreate?.(typed);
    if (created) pick(created);
    document.getElementById(input.id)?.focus();
  };
  return { current: optionOf(value), pick, choose, input, look };
}

/** Chooses a record by searching while typing; the first match is lit, and what is missing can be created on the spot. */
export function ComboInput<Values extends FieldValues, Answer>(props: ComboInputProps<Values, Answer>) {
  const { search, optionsOf, onCreate, createLabel } = props;
  const { t } = useTranslation();
  const { current, pick, choose, input, look } = useChosen(props);
  const combo = useCombo({
    search,
    optionsOf,
    choose: (option, typed) => void choose(option, typed),
    onAwait: props.form.awaited.begin,
    creationLabel: onCreate && (createLabel ?? ((name) => t('Add "{{name}}"', { name }))),
  });
  const of = { field: useSpokenName(look.label) };
  return (
    <Autocomplete
      id={input.id}
      size="small"
      fullWidth
      autoHighlight
      disabled={input.disabled}
      value={current}
      options={combo.options}
      filterOptions={(options) => options}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          {shown(option)}
        </li>
      )}
      openText={t('Choices of {{field}}', of)}
      closeText={t('Close the choices of {{field}}', of)}
      clearText={t('Clear {{field}}', of)}
      open={combo.isOpen}
      loading={combo.isLoading}
      loadingText={t('Searching')}
      noOptionsText={combo.failed ? t('Something went wrong') : t('Nothing matches')}
      onOpen={() => combo.setOpen(true)}
      onClose={() => combo.setOpen(false)}
      onKeyDown={combo.onKeyDown}
      onHighlightChange={(_event, option) => combo.onLit(option)}
      onInputChange={(_event, text, reason) => combo.onInput(reason === 'input' ? text : '')}
      onChange={(_event, option) => (option ? combo.take(option) : pick(null))}
      onBlur={input.onBlur}
      renderInput={(params) => (
        <TextField {...params} {...look} name={input.name} inputRef={input.inputRef} autoFocus={input.autoFocus} />
      )}
    />
  );
}
