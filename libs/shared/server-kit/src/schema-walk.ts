import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { array, object, type Schema } from '@freightdesk/shared-endpoint/schema';
import { below, unknownField } from './strict-json';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is Schema => isRecord(value) && '__isYupSchema__' in value;

/** The schema that counts for this value: lazy and conditional ones are settled. */
const settled = (schema: unknown, value: unknown): Schema | undefined =>
  isSchema(schema) ? schema.resolve({ value }) : undefined;

const fieldsOf = (schema: Schema): Record<string, unknown> | undefined =>
  schema instanceof object ? { ...schema.fields } : undefined;

/** Members that the schema does not name, at every depth, whether or not the schema itself forbids them. */
export function unknownMembers(schema: unknown, value: unknown, path = ''): FieldProblem[] {
  const here = settled(schema, value);
  if (here instanceof array && Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => unknownMembers(here.innerType, entry, below(path, String(index))));
  }
  const fields = here && fieldsOf(here);
  if (!fields || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    Object.hasOwn(fields, key)
      ? unknownMembers(fields[key], member, below(path, key))
      : [{ field: below(path, key), code: 'unknown', message: unknownField }],
  );
}

/**
 * Fills in what the schemas declare as default. Strict validation does not, and yup's own cast would also invent an absent
 * optional object.
 */
export function withDefaults(schema: unknown, value: unknown): unknown {
  const here = settled(schema, value);
  if (!here) return value;
  if (value === undefined) return here.spec.default === undefined ? undefined : here.getDefault();
  if (here instanceof array && Array.isArray(value)) {
    return value.map((entry: unknown) => withDefaults(here.innerType, entry));
  }
  const fields = fieldsOf(here);
  if (!fields || !isRecord(value)) return value;
  const filled = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    const member = withDefaults(field, value[key]);
    return member === undefined ? [] : [[key, member]];
  });
  return { ...value, ...Object.fromEntries(filled) };
}

/**
 * A query string, and a form, hold only texts: where the schema wants a number, a flag or several values, text that plainly is one is
 * read so. Anything else is left for the schema to refuse.
 */
export function readQuery(schema: unknown, query: Record<string, unknown>): Record<string, unknown> {
  const here = settled(schema, query);
  const fields = (here && fieldsOf(here)) ?? {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, queryValue(settled(fields[name], value), value)]),
  );
}

function queryValue(schema: Schema | undefined, value: unknown): unknown {
  if (schema instanceof array) return [value].flat();
  if (schema?.type === 'number' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (schema?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
