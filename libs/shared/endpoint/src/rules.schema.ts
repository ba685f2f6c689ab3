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

type BetweenFields<Value> = (
  value: Value,
  context: Pick<TestContext, 'path' | 'createError'>,
) => true | ValidationError;

/** What is wrong between the fields of a record that is right in each, told at its own field. */
export const betweenFields =
  <Value>(problemsOf: (value: Value) => readonly FieldProblem[]): BetweenFields<Value> =>
  (value, { path, createError }) => {
    const found = problemsOf(value).map(({ field, code, message, values }) =>
      createError({ path: path ? `${path}.${field}` : field, message, type: code, params: values }),
    );
    return found.length === 0 || new ValidationError(found, value, path);
  };

const askedOfGiven = new WeakSet<object>();

/**
 * The same of a rule that takes a record as far as it is known: a form with an empty field is told this beside it, and not only
 * once that is filled. What is wrong alone is kept from the rule, as if nobody had entered it.
 */
export function betweenGiven<Value>(
  problemsOf: Partial<Value> extends Value ? (value: Value) => readonly FieldProblem[] : never,
): BetweenFields<Value> {
  const test = betweenFields<Value>(problemsOf);
  askedOfGiven.add(test);
  return test;
}

/** Whether a test may be asked of a record in which fields are missing. */
export const isAskedOfGiven = (test: object | undefined): boolean => test !== undefined && askedOfGiven.has(test);

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
