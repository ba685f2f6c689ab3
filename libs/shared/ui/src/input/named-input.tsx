import type { FieldPath, FieldValues } from 'react-hook-form';
import { plainText } from '../form/likeness';
import type { Option } from '../form/option';
import { kept } from './kept';
import { SuggestBox } from './suggest-box';
import { type FieldProps, textOf, useField } from './use-field';

interface NamedInputProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The field that holds the id of the record behind the text; what is wrong with the record is told here. */
  recordName: FieldPath<Values>;
  options: readonly Option[];
  /** They are still on their way. */
  isPending?: boolean;
  /** A record was taken: what else of the form follows from it is for the caller to fill. */
  onTaken: (id: string) => void;
}

/** A whole name needs no arrow to be meant: by its words, or by another name such as a code. */
const isNamed = (typed: string) => (option: Option) =>
  [option.label, option.also ?? ''].some((name) => name !== '' && plainText(name) === plainText(typed));

/**
 * Words of one's own that a record may stand behind: Enter takes the first that fits and its name as the text, Tab only one
 * that is named in full or was gone to. The text may be changed afterwards, the record stays until the text is gone.
 */
export const NamedInput = kept(function NamedInput<Values extends FieldValues>(props: NamedInputProps<Values>) {
  const { recordName, options, isPending = false, onTaken, ...field } = props;
  const optionOf = (id: unknown) => options.find((option) => option.id === id);
  const text = useField(field, textOf, {
    read: (pasted) => pasted,
    // Pasted words take the place of those that were there, and so of the record behind them.
    follow: (words) => follow(options.find(isNamed(textOf(words)))),
    behind: recordName,
  });
  const record = useField({ form: props.form, name: recordName }, (id) => optionOf(id)?.label ?? null, {
    follow: (id) => follow(optionOf(id)),
  });
  const follow = (named: Option | undefined) => {
    record.change(named?.id ?? '');
    if (named) onTaken(named.id);
  };
  const typed = textOf(text.value);
  const behind = optionOf(record.value);

  const write = (words: string) => {
    text.change(words);
    if (words.trim() === '') record.change('');
  };
  const take = ({ id, label }: Option) => {
    text.change(label);
    record.change(id);
    onTaken(id);
  };
  const ofRecord = behind && behind.label !== typed.trim() ? behind.label : undefined;
  const look = record.look.error
    ? { ...text.look, error: true, helperText: record.look.helperText }
    : { ...text.look, helperText: text.look.helperText ?? ofRecord };
  return (
    <SuggestBox
      options={options}
      isPending={isPending}
      onAwait={props.form.awaited.begin}
      text={typed}
      onText={write}
      textOf={({ label }) => label}
      onTake={take}
      lightsFirst={typed.trim() !== ''}
      meantBy={({ key, text }, found) => (key === 'Enter' && text.trim() !== '' ? found[0] : found.find(isNamed(text)))}
      input={{
        ...text.input,
        inputRef: (field: HTMLElement | null) => {
          text.input.inputRef(field);
          record.input.inputRef(field);
        },
      }}
      look={look}
    />
  );
});
