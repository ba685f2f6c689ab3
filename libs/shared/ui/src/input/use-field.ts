import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { type Sentence, valuesFor } from '@freightdesk/shared-sentence';
import { useEffect, useId } from 'react';
import { type FieldError, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { ShownField } from '../form/shown-field';
import type { SchemaForm } from '../form/use-schema-form';

/** What every field of the kit takes. */
export interface FieldProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  /** The schema's own label unless given. Translated already when given. */
  label?: string;
  hint?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  required?: boolean;
  /** Said of what is typed while it is being typed, translated already. The form may be sent all the same. */
  problem?: string;
}

/** Keeps the form's book of what is on the screen: problems find their field by it, and other values its words. */
function useShown<Values extends FieldValues>({ shown }: SchemaForm<Values>, field: ShownField<Values>): void {
  const { path } = field;
  useEffect(() => {
    shown.set(path, field);
  });
  useEffect(
    () => () => {
      shown.delete(path);
    },
    [shown, path],
  );
}

/** Joins a field of the screen to the form: its value, its label, hint and error in the reader's language. */
export function useField<Values extends FieldValues>(
  props: FieldProps<Values>,
  written: ShownField<Values>['written'] = textOf,
  pasting: Pick<ShownField<Values>, 'read' | 'follow' | 'behind'> = {},
) {
  const { form, name, disabled = false, autoFocus } = props;
  const { t } = useTranslation();
  const say = useSay();
  const id = useId();
  const facts = form.facts(name);
  const { field, fieldState } = useController({ control: form.control, name });
  const label = props.label ?? t(facts.label ?? name);
  const value: unknown = field.value;
  const change: (next: unknown) => void = field.onChange;
  useShown(form, { path: name, label, written, change, ...pasting });
  const refused = refusalOf(fieldState.error, label);
  const error = refused === null ? props.problem : say(refused);
  const hint = props.hint ?? (facts.hint ? t(facts.hint) : undefined);
  return {
    value,
    change,
    input: { id, name, onBlur: field.onBlur, inputRef: field.ref, disabled, autoFocus },
    isRefused: refused !== null,
    look: {
      label,
      required: props.required ?? facts.required,
      error: error !== undefined,
      helperText: error ?? hint,
    },
  };
}

/**
 * The form library knows of a message alone; the values that the resolver and the server gave with it stay beside it. The
 * contract doesn't know what a form calls its field, so that the field says by its own name that it is needed.
 */
function refusalOf(error: FieldError | undefined, field: string): Sentence | null {
  if (error?.message === undefined) return null;
  if (error.message === 'This is needed.') return { message: '{{field}} is needed.', values: { field } };
  return { message: error.message, values: 'values' in error ? valuesFor(error.message, error.values) : undefined };
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
