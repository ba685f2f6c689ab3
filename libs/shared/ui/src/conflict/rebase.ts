import { type DefaultValues, type FieldPath, type FieldValues, get, set } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { isSame } from './same';

/** A field, or a list of lines as a whole, by its label. */
interface Part<Values extends FieldValues> {
  path: FieldPath<Values>;
  label: string;
}

/** What was changed here and, meanwhile, to something else there. */
export interface Contested<Values extends FieldValues> extends Part<Values> {
  saved: unknown;
  /** What is saved, in words. */
  text: string;
}

/** A list of lines is one part: nothing says which line of one person is which of the other. */
export interface ContestedList<Values extends FieldValues> extends Part<Values> {
  text: string;
}

interface Onto<Values extends FieldValues> {
  /** What the form starts with on the record as it is now. */
  start: DefaultValues<Values>;
  lists: readonly ContestedList<Values>[];
}

function partsOf<Values extends FieldValues>({ shown }: SchemaForm<Values>, lists: Onto<Values>['lists']) {
  const isOfList = (path: string) => lists.some((list) => path.startsWith(`${list.path}.`));
  const fields = [...shown.values()].filter(({ path }) => !isOfList(path));
  return [
    ...fields.map(({ path, label, written }) => ({ path, label, wordsOf: (saved: unknown) => written(saved) ?? '' })),
    ...lists.map(({ path, label, text }) => ({ path, label, wordsOf: () => text })),
  ];
}

/**
 * Puts a form onto the record as it is now: what was typed stays, and whatever was not touched becomes what it is there.
 * Answers the parts that both sides changed to different values, for the person to choose.
 */
export function rebase<Values extends FieldValues>(
  form: SchemaForm<Values>,
  { start, lists }: Onto<Values>,
): Contested<Values>[] {
  const before: unknown = form.formState.defaultValues;
  const touched = partsOf(form, lists)
    .map((part) => ({ ...part, typed: form.getValues(part.path), was: get(before, part.path) }))
    .filter(({ typed, was }) => !isSame(typed, was));
  form.restart(start);
  // All at once: a list of lines does not notice that it is set one moment after it was begun anew.
  const values = structuredClone(form.getValues());
  for (const { path, typed } of touched) set(values, path, typed);
  form.reset(values, { keepDefaultValues: true });
  return touched
    .map(({ wordsOf, ...part }) => ({ ...part, wordsOf, saved: get(start, part.path) as unknown }))
    .filter(({ typed, was, saved }) => !isSame(saved, was) && !isSame(saved, typed))
    .map(({ path, label, wordsOf, saved }) => ({ path, label, saved, text: wordsOf(saved) }));
}
