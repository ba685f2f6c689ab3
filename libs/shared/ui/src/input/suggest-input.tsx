import type { FieldValues } from 'react-hook-form';
import type { Option } from '../form/option';
import { kept } from './kept';
import { SuggestBox } from './suggest-box';
import { type FieldProps, textOf, useField } from './use-field';

interface SuggestInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[];
  /** Whether what was typed is a code in full, kept or not. */
  isWhole: (typed: string) => boolean;
}

/**
 * A code that is typed, or found by what it stands for: words, or the beginning of a code, stand for the code that is lit; a
 * whole code stands for itself.
 */
export const SuggestInput = kept(function SuggestInput<Values extends FieldValues>({
  options,
  isWhole,
  ...props
}: SuggestInputProps<Values>) {
  const { value, change, input, look } = useField(props, textOf, (text) => text);
  const typed = textOf(value);
  const stands = typed === '' || isWhole(typed);
  return (
    <SuggestBox
      options={options}
      text={typed}
      onText={change}
      textOf={({ id }) => id}
      onTake={({ id }) => change(id)}
      lightsFirst={!stands}
      meantBy={(_key, [first]) => (stands ? undefined : first)}
      input={input}
      look={look}
    />
  );
});
