import { array, object, type Schema } from '@freightdesk/shared-endpoint/schema';
import type { AnyEndpoint } from './api';
import { isSchema } from './schema-walk';

/**
 * Null empties what a record holds. Only a write to a standing record, which names its version, takes it where the schema
 * says nullable: a new record has nothing to empty, and what it lacks is left out.
 */
export function takingNull<Shapes extends { input?: Schema }>({ method }: AnyEndpoint, shapes: Shapes): Shapes {
  const { input } = shapes;
  return !input || method === 'GET' || isOfStandingRecord(input) ? shapes : { ...shapes, input: withoutNull(input) };
}

const isOfStandingRecord = (schema: Schema): boolean => schema instanceof object && 'version' in schema.fields;

/** The same schema, taking no null at any depth. */
function withoutNull(schema: Schema): Schema {
  const strict: Schema = schema.nonNullable();
  if (strict instanceof object) return strict.shape(membersWithoutNull(strict.fields));
  return strict instanceof array && isSchema(strict.innerType) ? strict.of(withoutNull(strict.innerType)) : strict;
}

const membersWithoutNull = (fields: Readonly<Record<string, unknown>>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isSchema(field) ? [[name, withoutNull(field)]] : [])),
  );
