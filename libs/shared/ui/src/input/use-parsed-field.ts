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
 * written. Text that was not understood stays as it was typed, and what the schema refuses of it is told when the field is left.
 */
export function useParsedField<Values extends FieldValues>({ field, written, parsed }: ParsedField<Values>) {
  const [typing, setTyping] = useState<{ text: string; value: unknown } | null>(null);
  /** What is pasted and not understood stays as it was, for its person to mend. */
  const pasted = (text: string): unknown => {
    const next = parsed(text);
    setTyping(written(next) === null ? { text, value: next } : null);
    return next;
  };
  const { value, change, input, look, isRefused } = useField(field, written, { read: pasted });
  // What was put there by another hand, as by a copy of the line above, is no longer what was typed.
  const typed = typing && Object.is(typing.value, value) ? typing.text : null;
  const shown = written(value);
  return {
    value,
    /** Takes text that was not typed, such as a day chosen in a calendar. */
    take: (text: string) => {
      setTyping(null);
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
        const next = parsed(event.target.value);
        setTyping({ text: event.target.value, value: next });
        change(next);
        if (isRefused) void field.form.trigger(field.name);
      },
      onBlur: () => {
        if (shown !== null) setTyping(null);
        input.onBlur();
        // A field that was only passed, or emptied, is asked for when the form is sent.
        if (typed) void field.form.trigger(field.name);
      },
    },
  };
}
