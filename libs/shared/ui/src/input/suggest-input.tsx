import type { FieldValues } from 'react-hook-form';
import type { Option } from '../form/option';
import { kept } from './kept';
import { SuggestBox } from './suggest-box';
import { type FieldProps, textOf, useField } from './use-field';

interface SuggestInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[];
}

/** A code that is typed, or found by what it stands for: words stand for the code that is lit, a code stands for itself. */
export const SuggestInput = kept(function SuggestInput<Values extends FieldValues>({
  options,
  ...props
}: SuggestInputProps<Values>) {
  const { value, change, input, look } = useField(props, textOf, (text) => text);
  const typed = textOf(value);
  const isCode = /^\d*$/.test(typed);
  return (
    <SuggestBox
      options={options}
      text={typed}
      onText={change}
      textOf={({ id }) => id}
      onTake={({ id }) => change(id)}
      lightsFirst={!isCode}
      meantBy={(_key, [first]) => (isCode ? undefined : first)}
      input={input}
      look={look}
    />
  );
});
