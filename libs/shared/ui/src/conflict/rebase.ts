import { type DefaultValues, type FieldPath, type FieldValues, get, set } from 'react-hook-form';
import { lineOf } from '../form/line-of';
import { unknownField } from '../form/schema-facts';
import type { SchemaForm } from '../form/use-schema-form';
import { type Clash, merge } from './merge';
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
  /** Where it is of a line, its list and how many lines that had: once one is taken away nobody knows which line is meant. */
  lines?: { path: FieldPath<Values>; count: number };
}

/** A list of lines, with what it is in words where it cannot be told line by line. */
export interface ContestedList<Values extends FieldValues> extends Part<Values> {
  text: string;
}

/** The words of the schema in the reader's language. */
type Say = (text: string) => string;

interface Onto<Values extends FieldValues> {
  /** What the form starts with on the record as it is now. */
  start: DefaultValues<Values>;
  lists: readonly ContestedList<Values>[];
  say: Say;
}

interface Hands {
  was: unknown;
  typed: unknown;
  saved: unknown;
}

const isPathOf = <Values extends FieldValues>({ facts }: SchemaForm<Values>, path: string): path is FieldPath<Values> =>
  facts(path) !== unknownField;

/** A saved value in words, also where its field is not on the screen. */
function wordsOf<Values extends FieldValues>({ shown, picked }: SchemaForm<Values>, { path, saved }: Clash, say: Say) {
  const plain = typeof saved === 'boolean' ? say(saved ? 'Yes' : 'No') : String(saved ?? '');
  return shown.get(path)?.written(saved) ?? picked.get(plain)?.label ?? plain;
}

function linesAround<Values extends FieldValues>(form: SchemaForm<Values>, path: string): Contested<Values>['lines'] {
  const list = path.replace(/\.\d+\.[^.]+$/, '');
  if (list === path || !isPathOf(form, list)) return undefined;
  const lines: unknown = form.getValues(list);
  return { path: list, count: Array.isArray(lines) ? lines.length : 0 };
}

/** A value of a line, by the name of its field and the number of its line. */
function contestedValue<Values extends FieldValues>(
  form: SchemaForm<Values>,
  clash: Clash,
  say: Say,
): Contested<Values>[] {
  const { path, saved } = clash;
  // The words of a record say that another one is meant.
  const isBehind = [...form.shown.values()].some(({ behind }) => behind === path);
  if (isBehind || !isPathOf(form, path)) return [];
  const { label } = form.shown.get(path) ?? form.resting.get(path) ?? { label: say(form.facts(path).label ?? path) };
  const lines = linesAround(form, path);
  const name = `${label} ${lineOf(form, path)}`.trim();
  return [{ path, label: name, saved, text: wordsOf(form, clash, say), ...(lines && { lines }) }];
}

/** A list with what both did to it, value by value where its lines can be told apart. */
function joinedList<Values extends FieldValues>(
  form: SchemaForm<Values>,
  list: ContestedList<Values>,
  hands: Hands,
  say: Say,
) {
  const { path, label, text } = list;
  const { saved, typed } = hands;
  const joined = merge(path, hands);
  return {
    path,
    value: joined ? joined.value : typed,
    // Told once the form holds all of it.
    contested: () =>
      joined ? joined.clashes.flatMap((clash) => contestedValue(form, clash, say)) : [{ path, label, saved, text }],
  };
}

/** A field that was typed into. */
function joinedField<Values extends FieldValues>(
  { path, label, written }: Part<Values> & { written: (saved: unknown) => string | null },
  { was, typed, saved }: Hands,
) {
  const isContested = !isSame(saved, was) && !isSame(saved, typed);
  return {
    path,
    value: typed,
    contested: () => (isContested ? [{ path, label, saved, text: written(saved) ?? '' }] : []),
  };
}

/**
 * Puts a form onto the record as it is now: what was typed stays, and whatever was not touched becomes what it is there.
 * Answers the parts that both sides changed to different values, for the person to choose.
 */
export function rebase<Values extends FieldValues>(
  form: SchemaForm<Values>,
  { start, lists, say }: Onto<Values>,
): Contested<Values>[] {
  const before: unknown = form.formState.defaultValues;
  const handsOf = (path: FieldPath<Values>): Hands => ({
    was: get(before, path),
    typed: form.getValues(path),
    saved: get(start, path),
  });
  const isTouched = ({ path }: Part<Values>) => !isSame(form.getValues(path), get(before, path));
  const isOfList = ({ path }: Part<Values>) => lists.some((list) => path.startsWith(`${list.path}.`));
  const fields = [...form.shown.values()].filter((field) => !isOfList(field) && isTouched(field));
  const joined = [
    ...fields.map((field) => joinedField(field, handsOf(field.path))),
    ...lists.filter(isTouched).map((list) => joinedList(form, list, handsOf(list.path), say)),
  ];
  form.restart(start);
  // All at once: a list of lines does not notice that it is set one moment after it was begun anew.
  const values = structuredClone(form.getValues());
  for (const { path, value } of joined) set(values, path, value);
  form.reset(values, { keepDefaultValues: true });
  return joined.flatMap(({ contested }) => contested());
}
