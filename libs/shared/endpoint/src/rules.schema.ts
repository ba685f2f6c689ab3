import { asSentence, valuesFor, type Words } from '@freightdesk/shared-sentence';
import { type Schema, string, type TestContext, ValidationError } from 'yup';
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

const listsOfGiven = new WeakMap<object, readonly string[]>();

/**
 * The same of a rule that takes a record as far as it is known: a form with an empty field is told this beside it, and not only
 * once that is filled. What is wrong alone is kept from the rule, as if nobody had entered it: a whole list for one wrong row, or
 * that row alone, which is null then, where the rule names the list as one that it reads row by row.
 */
export function betweenGiven<Value>(
  problemsOf: Partial<Value> extends Value ? (value: Value) => readonly FieldProblem[] : never,
  { byRow = [] }: { byRow?: readonly string[] } = {},
): BetweenFields<Value> {
  const test = betweenFields<Value>(problemsOf);
  listsOfGiven.set(test, byRow);
  return test;
}

/** The lists that a test reads row by row, where it may be asked of a record in which something is wrong; undefined where it may not. */
export const listsReadByRow = (test: object | undefined): readonly string[] | undefined =>
  test && listsOfGiven.get(test);

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

/** What a schema holds against an input as it stands, field by field; nothing where it takes it. */
export async function invalidFields(schema: Schema<unknown>, input: unknown): Promise<FieldProblem[]> {
  try {
    await schema.validate(input, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldProblemsOf(error);
  }
}

/** A problem as a schema would have told it, for a form that is held against more than one schema; the other way of `fieldProblemsOf`. */
export const errorOfField = ({ field, code, message, values }: FieldProblem): ValidationError =>
  Object.assign(new ValidationError(message, undefined, field, code), { params: values });
