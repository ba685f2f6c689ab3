import { useTranslation } from '@freightdesk/shared-i18n';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSpokenName } from '../form/line-name';
import type { Option } from '../form/option';
import type { SchemaForm } from '../form/use-schema-form';
import { isSame } from '../conflict/same';
import { type Alike, kept } from './kept';
import type { Way } from './meant-option';
import { useCombo } from './use-combo';
import { asksTheSame, type OptionSource } from './use-options';
import { type FieldProps, textOf, useField } from './use-field';

export interface ComboInputProps<Values extends FieldValues, Answer> extends FieldProps<Values>, OptionSource<Answer> {
  /** The record that is chosen at the start, as the form's record names it. */
  chosen?: Option | null;
  /** Names what the form holds where it is not among those that were chosen here. */
  nameOf?: (id: string) => Option | null;
  /** What a text that is pasted means, where that is known without asking. */
  read?: (text: string) => string | undefined;
  /** Makes a new record of what was typed and answers it; null when the person thought better of it. */
  onCreate?: (text: string) => Promise<Option | 'elsewhere' | null>;
  /** What making one is called, translated; `Add "..."` unless given. */
  createLabel?: (text: string) => string;
  /** What is said of a text that was typed and not chosen; `Choose one of the list...` unless given. */
  unchosen?: string;
  /** Whether a text that nothing matches is taken by `onCreate` as soon as the field is left. */
  takesWritten?: (text: string) => boolean;
  onChosen?: (option: Option | null) => void;
}

const chooses = 'Choose one of the list, or clear this field.';
const choosesOrAdds = 'Choose one of the list, or add it as a new one.';

/** A text that was typed and not chosen is asked about when the form is sent. */
function useUnchosen<Values extends FieldValues>(
  form: SchemaForm<Values>,
  { name, sentence }: { name: ComboInputProps<Values, unknown>['name']; sentence: string | null },
): void {
  useEffect(() => {
    if (sentence === null) {
      if (form.getFieldState(name).error?.type === 'unchosen') void form.trigger(name);
      return undefined;
    }
    form.unchosen.set(name, sentence);
    return () => {
      form.unchosen.delete(name);
    };
  }, [form, name, sentence]);
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
  const { value, change, input, look, isRefused } = useField(props, written, {
    read: props.read,
    follow: (id) => onChosen?.(optionOf(id)),
  });
  const pick = (option: Option | null) => {
    if (option) picked.set(option.id, option);
    change(option?.id ?? '');
    if (isRefused) void props.form.trigger(props.name);
    onChosen?.(option);
  };
  const create = async (typed: string, way: Way) => {
    const created = (await onCreate?.(typed)) ?? null;
    if (created !== null && created !== 'elsewhere') pick(created);
    if (way === 'enter') document.getElementById(input.id)?.focus();
    return created !== null;
  };
  return { value: textOf(value), current: optionOf(value), pick, create, input, look };
}

/** Room for the button that clears is kept only while it is seen: a mouse shows it over the field or in it. */
const wholeAtRest = {
  '@media (pointer: fine)': {
    '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon:not(:hover):not(.Mui-focused) .MuiOutlinedInput-root':
      {
        paddingInlineEnd: '39px',
      },
  },
};

const alike: Alike = { search: asksTheSame, chosen: isSame };

/** Chooses a record by searching while typing; the first match is lit, and what is missing can be created on the spot. */
export const ComboInput = kept(function ComboInput<Values extends FieldValues, Answer>(
  props: ComboInputProps<Values, Answer>,
) {
  const { form, name, search, optionsOf, onCreate, createLabel, takesWritten = () => false } = props;
  const { t } = useTranslation();
  const { value, current, pick, create, input, look } = useChosen(props);
  const combo = useCombo({
    search,
    optionsOf,
    value,
    current,
    choose: pick,
    create,
    onAwait: form.awaited.begin,
    onUnchosen: () => void form.trigger(name),
    creationLabel: onCreate && (createLabel ?? ((text) => t('Add "{{name}}"', { name: text }))),
    takesWritten,
  });
  const { unchosen = onCreate ? choosesOrAdds : chooses } = props;
  useUnchosen(form, { name, sentence: (combo.typed ?? '').trim() === '' ? null : unchosen });
  const of = { field: useSpokenName(look.label) };
  return (
    <Autocomplete
      id={input.id}
      size="small"
      fullWidth
      sx={wholeAtRest}
      autoHighlight
      disabled={input.disabled}
      clearOnBlur={false}
      value={current}
      inputValue={combo.typed ?? current?.label ?? ''}
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
      onInputChange={(_event, text, reason) => reason === 'input' && combo.onInput(text)}
      onChange={(_event, option) => (option ? combo.take(option) : pick(null))}
      onBlur={() => {
        input.onBlur();
        combo.onLeave();
      }}
      renderInput={(params) => (
        <TextField {...params} {...look} name={input.name} inputRef={input.inputRef} autoFocus={input.autoFocus} />
      )}
    />
  );
}, alike);
