import { type SentenceValues, valuesFor } from '@freightdesk/shared-sentence';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { withoutBlanks } from './blanks';
import type { FieldFacts, FormSchema } from './schema-facts';

interface Problem {
  path: string;
  type: string;
  message: string;
  values: SentenceValues | undefined;
}

const isProblem = (value: unknown): value is { path: string; type?: unknown; message: string; params?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** All that a validation error holds against a value; null when it is no validation error. */
function problemsOf(error: unknown): Problem[] | null {
  if (typeof error !== 'object' || error === null || !('inner' in error) || !Array.isArray(error.inner)) return null;
  const inner: unknown[] = error.inner.length > 0 ? error.inner : [error];
  return inner.filter(isProblem).map(({ path, type, message, params }) => ({
    // Lists are written `lines[0].rate` by the schema and `lines.0.rate` by the form.
    path: path.replace(/\[(\d+)\]/g, '.$1'),
    type: typeof type === 'string' ? type : 'invalid',
    message,
    values: valuesFor(message, params),
  }));
}

/** The first problem of each field is the one to show. */
function fieldErrors<Values extends FieldValues>(problems: readonly Problem[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  const told = new Set<string>();
  for (const { path, ...problem } of problems) {
    if (!told.has(path)) set(errors, path, problem);
    told.add(path);
  }
  return errors;
}

const unchosenProblem = ([path, message]: [string, string]): Problem => ({
  path,
  type: 'unchosen',
  message,
  values: undefined,
});

type Check<Values extends FieldValues> = Resolver<Values, unknown, Values>;

/** From so many lines on the check of a form is felt at each letter. */
const feltFrom = 50;
const pauseMs = 200;

const passed = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

const linesIn = (values: FieldValues): number =>
  Object.values(values).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);

/**
 * A form that was sent once is checked again at each letter. One of many lines waits for a pause in the typing; whoever sends it
 * does not wait.
 */
function inPauses<Values extends FieldValues>(check: Check<Values>): Check<Values> {
  let typedAt = 0;
  let pause: ReturnType<Check<Values>> | null = null;
  const checkLater: Check<Values> = async (...asked) => {
    for (let restMs = pauseMs; restMs > 0; restMs = typedAt + pauseMs - performance.now()) await passed(restMs);
    pause = null;
    return check(...asked);
  };
  return (values, context, asked) => {
    if (asked.names?.length !== 1 || linesIn(values) < feltFrom) return check(values, context, asked);
    typedAt = performance.now();
    // The form library hands in the values that it holds, so that the letters which follow are seen too.
    return (pause ??= checkLater(values, context, asked));
  };
}

/**
 * Validates by the contract's schema what a person typed, blanks left out. The schema can't see a text that was typed into a
 * picker and not chosen: such a form would be saved without it.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: FormSchema<Values>,
  facts: FieldFacts,
  unchosen: ReadonlyMap<string, string>,
): Resolver<Values, unknown, Values> {
  const refused = (problems: readonly Problem[]) => ({
    values: {},
    errors: fieldErrors<Values>([...[...unchosen].map(unchosenProblem), ...problems]),
  });
  return inPauses(async (values) => {
    try {
      const taken = await schema.validate(withoutBlanks(values, facts), { abortEarly: false });
      return unchosen.size > 0 ? refused([]) : { values: taken, errors: {} };
    } catch (error) {
      const problems = problemsOf(error);
      if (!problems) throw error;
      return refused(problems);
    }
  });
}
