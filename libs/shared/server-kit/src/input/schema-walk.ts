import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { array, fieldProblemsOf, object, type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { below, jsonLimits, unknownField } from './strict-json';

type ArraySchema = ReturnType<typeof array>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSchema = (value: unknown): value is Schema => isRecord(value) && '__isYupSchema__' in value;

/** The schema that counts for this value: lazy and conditional ones are settled. */
export const settled = (schema: unknown, value: unknown): Schema | undefined =>
  isSchema(schema) ? schema.resolve({ value }) : undefined;

export const fieldsOf = (schema: Schema): Record<string, unknown> | undefined =>
  schema instanceof object ? { ...schema.fields } : undefined;

/** Told apart by their code: a value that is merely too much can still be judged by the schema's own tests. */
export const unknownCode = 'unknown';

/**
 * Where a value has another shape than the schema, at every depth: members that the schema does not name, whether or not it
 * forbids them; values of another type; arrays that are too long, of which no entry is looked at.
 */
export function misfits(schema: unknown, value: unknown): FieldProblem[] {
  const found: FieldProblem[] = [];
  collectMisfits(schema, value, { path: '', found });
  return found;
}

interface Place {
  path: string;
  found: FieldProblem[];
}

function collectMisfits(schema: unknown, value: unknown, { path, found }: Place): void {
  const here = settled(schema, value);
  if (!here || value === undefined) return;
  if (!here.isType(value)) found.push(wrongType(here, value, path));
  else if (here instanceof array && Array.isArray(value)) collectInEntries(here, value, { path, found });
  else if (isRecord(value)) collectInMembers(fieldsOf(here), value, { path, found });
}

function collectInEntries(schema: ArraySchema, entries: readonly unknown[], { path, found }: Place): void {
  const most = longest(schema);
  if (entries.length > most)
    return void found.push({ field: path, code: 'max', message: 'At most {{max}}.', values: { max: most } });
  for (const [index, entry] of entries.entries()) {
    collectMisfits(schema.innerType, entry, { path: below(path, String(index)), found });
  }
}

type Members = Readonly<Record<string, unknown>>;

function collectInMembers(fields: Members | undefined, members: Members, { path, found }: Place): void {
  if (!fields) return;
  for (const [key, member] of Object.entries(members)) {
    const field = below(path, key);
    if (Object.hasOwn(fields, key)) collectMisfits(fields[key], member, { path: field, found });
    else found.push({ field, code: unknownCode, message: unknownField });
  }
}

/** In the words of the schema; its other tests would not understand such a value, so they are not asked. */
function wrongType(schema: Schema, value: unknown, field: string): FieldProblem {
  try {
    schema.validateSync(value, { strict: true, recursive: false, disableStackTrace: true });
  } catch (error) {
    const [problem] = error instanceof ValidationError ? fieldProblemsOf(error) : [];
    if (problem) return { ...problem, field };
    throw error;
  }
  throw new Error(`'${field}' has another type than its schema, which takes it.`);
}

const longest = (schema: ArraySchema): number => {
  const most = schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.['max'];
  return typeof most === 'number' ? most : jsonLimits.arrayLength;
};

/** How often a form may name this field: several times where its schema is a list. */
export function timesIn(schema: Schema | undefined, name: string): number {
  const field = settled(fieldsOf(schema ?? object())?.[name], undefined);
  return field instanceof array ? longest(field) : 1;
}

/**
 * The members that the schema names, with what it declares as default filled in. Strict validation does not, and yup's own
 * cast would also invent an absent optional object.
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
  return Object.fromEntries(filled);
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
