import { asSentence, valuesFor, type Words } from '@freightdesk/shared-sentence';
import { string, type TestContext, ValidationError } from 'yup';
import type { FieldProblem } from './problem';

/** The error of a test in words that a rule answered: `createError(worded(problem))`. */
export function worded(words: Words) {
  const { message, values } = asSentence(words);
  return { message, params: values };
}

/** Text held against a rule that answers what is wrong with it, or null. */
export const ruled = (name: string, problemOf: (text: string) => Words | null) =>
  string().test(name, (text, { createError }) => {
    const problem = text ? problemOf(text) : null;
    return problem === null || createError(worded(problem));
  });

/** What is wrong between the fields of a record, each told at its own field. */
export const betweenFields =
  <Value>(problemsOf: (value: Value) => readonly FieldProblem[]) =>
  (value: Value, { path, createError }: Pick<TestContext, 'path' | 'createError'>): true | ValidationError => {
    const found = problemsOf(value).map(({ field, code, message, values }) =>
      createError({ path: path ? `${path}.${field}` : field, message, type: code, params: values }),
    );
    return found.length === 0 || new ValidationError(found, value, path);
  };

/** yup's own names for a missing or null value say how it is declared; the contract says that it is needed. */
const codes: Readonly<Record<string, string>> = { optionality: 'required', nullable: 'required', typeError: 'type' };

/** All that a schema holds against a value, field by field. */
export function fieldProblemsOf(error: ValidationError): FieldProblem[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  return all.map(({ path = '', type = 'invalid', message, params }) => {
    const values = valuesFor(message, params);
    // Lists are written `lines[0].rate` by the schema and `lines.0.rate` by everyone else.
    const field = path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
    return { field, code: codes[type] ?? type, message, ...(values && { values }) };
  });
}
