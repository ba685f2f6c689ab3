import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { useStaleSave } from './use-stale-save';

interface Versioned {
  id: string;
  version: number;
}

const versionIn = (current: unknown): Versioned | null =>
  typeof current === 'object' &&
  current !== null &&
  'id' in current &&
  typeof current.id === 'string' &&
  'version' in current &&
  typeof current.version === 'number'
    ? { id: current.id, version: current.version }
    : null;

interface StaleVersionOptions<Values extends FieldValues, Answer> {
  form: SchemaForm<Values>;
  record: Versioned;
  startOf: (standing: Versioned) => NoInfer<DefaultValues<Values>>;
  onSubmit: (input: Values) => Promise<Answer>;
}

/**
 * Saves a form that asks only for a word, such as why a document is cancelled. Where somebody else saved the record meanwhile
 * the person is told, the word stays, and saving again is meant of the record as it is now.
 */
export function useStaleVersion<Values extends FieldValues, Answer>(options: StaleVersionOptions<Values, Answer>) {
  const { form, startOf, onSubmit } = options;
  const { id, version } = options.record;
  const { save, contested } = useStaleSave({ form, record: { id, version }, currentOf: versionIn, startOf, onSubmit });
  return { save, contested };
}
