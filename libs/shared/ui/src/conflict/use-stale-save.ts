import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { type Contested, rebase } from './rebase';

interface StaleSaveOptions<Values extends FieldValues, Answer> {
  form: SchemaForm<Values>;
  onSubmit: (input: Values) => Promise<Answer>;
  /** What the form would start with on the record that the refusal carries; null where it carries none. */
  startOf: (current: unknown) => DefaultValues<Values> | null;
}

const currentIn = (refusal: unknown): unknown =>
  typeof refusal === 'object' &&
  refusal !== null &&
  'code' in refusal &&
  refusal.code === 'stale_version' &&
  'current' in refusal
    ? refusal.current
    : null;

/**
 * Saves a record that somebody else may have changed meanwhile. The refusal is told as any other; the form then stands on
 * the current record, and `SavedMeanwhile` shows what both changed. Saving again is meant.
 */
export function useStaleSave<Values extends FieldValues, Answer>(options: StaleSaveOptions<Values, Answer>) {
  const { form, onSubmit, startOf } = options;
  const [contested, setContested] = useState<readonly Contested<Values>[] | null>(null);

  const save = async (input: Values): Promise<Answer> => {
    try {
      const answer = await onSubmit(input);
      setContested(null);
      return answer;
    } catch (refusal) {
      const start = startOf(currentIn(refusal));
      if (start) setContested(rebase(form, start));
      throw refusal;
    }
  };
  return { save, contested };
}
