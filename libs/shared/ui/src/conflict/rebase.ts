import { type DefaultValues, type FieldPath, type FieldValues, get } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';

/** A field that was changed here and, meanwhile, to something else there. */
export interface Contested<Values extends FieldValues> {
  path: FieldPath<Values>;
  saved: unknown;
}

/** An empty field is as empty as one that is not there. */
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));
const isSame = (one: unknown, other: unknown) => textOf(one || null) === textOf(other || null);

/**
 * Puts a form onto the record as it is now: what was typed stays, and whatever was not touched becomes what it is there.
 * Answers the fields that both sides changed to different values, for the person to choose.
 */
export function rebase<Values extends FieldValues>(
  form: SchemaForm<Values>,
  current: DefaultValues<Values>,
): Contested<Values>[] {
  const start: unknown = form.formState.defaultValues;
  const typed = [...form.shown.values()]
    .map((path) => ({ path, value: form.getValues(path), was: get(start, path), saved: get(current, path) }))
    .filter(({ value, was }) => !isSame(value, was));
  form.reset(current);
  for (const { path, value } of typed) form.setValue(path, value, { shouldDirty: true });
  return typed
    .filter(({ value, was, saved }) => !isSame(saved, was) && !isSame(saved, value))
    .map(({ path, saved }) => ({ path, saved }));
}
