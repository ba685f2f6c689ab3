import type { Endpoint } from '@freightdesk/shared-endpoint';
import { array, object, type Schema } from '@freightdesk/shared-endpoint/schema';
import { isSchema } from './schema-walk';

/**
 * Null empties what a record holds. Only a write to a standing record, which names its version, takes it where the schema
 * says nullable: a new record has nothing to empty, and what it lacks is left out, but for members of which the endpoint
 * says that null is meant.
 */
export function takingNull<Shapes extends { input?: Schema }>(
  endpoint: Pick<Endpoint<never, unknown>, 'method' | 'meantNulls'>,
  shapes: Shapes,
): Shapes {
  const { input } = shapes;
  if (!input || endpoint.method === 'GET' || isOfStandingRecord(input)) return shapes;
  return { ...shapes, input: withoutNull(input, endpoint.meantNulls) };
}

const isOfStandingRecord = (schema: Schema): boolean => schema instanceof object && 'version' in schema.fields;

/** The same schema, taking no null at any depth but for members that are named. */
function withoutNull(schema: Schema, kept: readonly string[] = []): Schema {
  const strict: Schema = schema.nonNullable();
  if (strict instanceof object) return strict.shape(membersWithoutNull(strict.fields, kept));
  return strict instanceof array && isSchema(strict.innerType) ? strict.of(withoutNull(strict.innerType)) : strict;
}

const membersWithoutNull = (fields: Readonly<Record<string, unknown>>, kept: readonly string[]) => {
  const strict = Object.entries(fields).filter(([name]) => !kept.includes(name));
  return Object.fromEntries(
    strict.flatMap(([name, field]): [string, Schema][] => (isSchema(field) ? [[name, withoutNull(field)]] : [])),
  );
};
