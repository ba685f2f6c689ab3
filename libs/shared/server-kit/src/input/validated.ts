import type { FieldProblem, ProblemKind } from '@freightdesk/shared-endpoint';
import { fieldProblemsOf, type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { refuse } from '../problem/refusal';
import { misfits, unknownCode, withDefaults } from './schema-walk';
import { normalise } from './strict-json';

/**
 * The value as the schema types it, or a refusal of the given kind that names every field at fault. The schema's own tests
 * are asked of values of the right type only, so that none has to expect a number where a text should be.
 */
export async function validated<T>(
  schema: Schema<T>,
  given: unknown,
  kind: ProblemKind,
  largest: number = Number.MAX_SAFE_INTEGER,
): Promise<T> {
  const { value, errors } = normalise(given, largest);
  // A field that could not even be read is told once, not again for the hole it leaves.
  if (errors.length > 0) refuse(kind, { errors });
  const misfitting = misfits(schema, value);
  const unknown = misfitting.filter(({ code }) => code === unknownCode);
  const others = misfitting.filter(({ code }) => code !== unknownCode);
  if (others.length > 0) refuse(kind, { errors: [...unknown, ...others] });
  const outcome = outcomeOf(schema, withDefaults(schema, value));
  if ('valid' in outcome && unknown.length === 0) return outcome.valid;
  return refuse(kind, { errors: [...unknown, ...('problems' in outcome ? outcome.problems : [])] });
}

/** No test of a contract waits for anything, so nothing is gained by leaving and coming back between them. */
function outcomeOf<T>(schema: Schema<T>, value: unknown): { valid: T } | { problems: FieldProblem[] } {
  try {
    return { valid: schema.validateSync(value, { strict: true, abortEarly: false, disableStackTrace: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { problems: fieldProblemsOf(error) };
  }
}
