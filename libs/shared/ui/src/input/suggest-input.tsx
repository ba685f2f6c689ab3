import type { FieldValues } from 'react-hook-form';
import type { Option } from '../form/option';
import { kept } from './kept';
import { SuggestBox } from './suggest-box';
import { type FieldProps, textOf, useField } from './use-field';

interface SuggestInputProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[];
  /** They are still on their way. */
  isPending?: boolean;
  /** Whether what was typed is a code in full, kept or not. */
  isWhole: (typed: string) => boolean;
  /** Told of a code in full that takes the place of another. */
  onWhole?: (code: string) => void;
}

/**
 * A code that is typed, or found by what it stands for: words, or the beginning of a code, stand for the code that is lit; a
 * whole code stands for itself.
 */
export const SuggestInput = kept(function SuggestInput<Values extends FieldValues>({
  options,
  isPending = false,
  isWhole,
  onWhole,
  ...props
}: SuggestInputProps<Values>) {
  const follow = (code: unknown) => isWhole(textOf(code)) && onWhole?.(textOf(code));
  const { value, change, input, look } = useField(props, textOf, { read: (text) => text, follow });
  const put = (code: string) => {
    change(code);
    if (code !== typed) follow(code);
  };
  const typed = textOf(value);
  const stands = (text: string) => text === '' || isWhole(text);
  return (
    <SuggestBox
      options={options}
      isPending={isPending && !stands(typed)}
      onAwait={props.form.awaited.begin}
      text={typed}
      onText={put}
      textOf={({ id }) => id}
      onTake={({ id }) => put(id)}
      lightsFirst={!stands(typed)}
      meantBy={({ text }, [first]) => (stands(text) ? undefined : first)}
      input={input}
      look={look}
    />
  );
});
