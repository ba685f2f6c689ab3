import type { FieldProblem, ProblemKind } from '@freightdesk/shared-endpoint';
import { type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { refuse } from './refusal';
import { unknownMembers, withDefaults } from './schema-walk';
import { normalise } from './strict-json';

/** The value as the schema types it, or a refusal of the given kind that names every field at fault. */
export async function validated<T>(schema: Schema<T>, given: unknown, kind: ProblemKind): Promise<T> {
  const { value, errors } = normalise(given);
  // A field that could not even be read is told once, not again for the hole it leaves.
  if (errors.length > 0) refuse(kind, { errors });
  const unknown = unknownMembers(schema, value);
  const filled = withDefaults(schema, value);
  const outcome = await schema.validate(filled, { strict: true, abortEarly: false }).then(
    (valid) => ({ valid }),
    (error: unknown) => ({ problems: fieldProblems(error) }),
  );
  if ('valid' in outcome && unknown.length === 0) return outcome.valid;
  return refuse(kind, { errors: [...unknown, ...('problems' in outcome ? outcome.problems : [])] });
}

/** yup's own names for a missing or null value say how it is declared; the contract says that it is needed. */
const codes: Record<string, string> = { optionality: 'required', nullable: 'required', typeError: 'type' };

function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ValidationError)) throw error;
  const all = error.inner.length > 0 ? error.inner : [error];
  return (
    all
      // Unknown members were found by our own walk, each under its own path.
      .filter(({ type }) => type !== 'noUnknown' && type !== 'exact')
      .map(({ path, type, message }) => ({
        field: (path ?? '')
          .replace(/\[(\d+)\]/g, '.$1')
          .replace(/\["(.*?)"\]/g, '.$1')
          .replace(/^\./, ''),
        code: codes[type ?? ''] ?? type ?? 'invalid',
        message,
      }))
  );
}
