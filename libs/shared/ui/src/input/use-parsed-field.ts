import { type ChangeEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field';

export interface ParsedField<Values extends FieldValues> {
  field: FieldProps<Values>;
  /** The value as it is written; blank for none, null for what was typed and is no such value. */
  written: (value: unknown) => string | null;
  /** The value that was typed. What can't be understood becomes something that the schema refuses. */
  parsed: (text: string) => unknown;
}

/**
 * A text field whose value is something else: it shows what is being typed until it is left, and then the value as it is
 * written. Text that was not understood stays as it was typed.
 */
export function useParsedField<Values extends FieldValues>({ field, written, parsed }: ParsedField<Values>) {
  const { value, change, input, look } = useField(field, written);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = written(value);
  return {
    value,
    /** Takes text that was not typed, such as a day chosen in a calendar. */
    take: (text: string) => {
      setTyped(null);
      change(parsed(text));
    },
    textField: {
      ...input,
      ...look,
      fullWidth: true,
      size: 'small' as const,
      autoComplete: 'off',
      value: typed ?? shown ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setTyped(event.target.value);
        change(parsed(event.target.value));
      },
      onBlur: () => {
        if (shown !== null) setTyped(null);
        input.onBlur();
      },
    },
  };
}
