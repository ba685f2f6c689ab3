import { anyTexts, plausibleTexts } from './plausible.data';
import type { JsonSchema } from './schema-of';
import type { SeededRandom } from './seeded-random';
import { isMembers, type Members, type World } from './world';

export interface Inventing {
  random: SeededRandom;
  world: World;
}

interface Sought extends Inventing {
  field: string;
  /** What a record of the kind holds there: most of it is taken over. */
  like: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => isMembers(value);

/** The members that a schema names. */
export const membersOf = ({ properties = {} }: JsonSchema): [string, JsonSchema][] =>
  Object.entries(properties).flatMap(([name, schema]): [string, JsonSchema][] =>
    isSchema(schema) ? [[name, schema]] : [],
  );

/** A value as the schema has it, and mostly as a record of the kind has it. */
export function plausible(schema: JsonSchema, { field, like, random, world }: Sought): unknown {
  const types = [schema.type ?? 'object'].flat();
  if (types.includes('null') && (like === null || random.chance(0.1))) return null;
  const sought = { field, like, random, world };
  if (types.includes('object')) return plausibleMembers(schema, sought);
  if (types.includes('array')) return plausibleEntries(schema, sought);
  if (like !== undefined && like !== null && random.chance(0.85)) return like;
  return plausibleScalar(schema, types, sought);
}

function plausibleScalar(schema: JsonSchema, types: readonly string[], sought: Sought): unknown {
  const { random } = sought;
  if (schema.enum) return random.pickAny(schema.enum);
  if (types.includes('boolean')) return random.chance(0.5);
  return types.includes('string') ? plausibleText(schema, sought) : plausibleNumber(schema, sought);
}

export function plausibleMembers(schema: JsonSchema, { like, random, world }: Sought): Members {
  const given = isMembers(like) ? like : {};
  const entries = membersOf(schema).flatMap(([name, member]): [string, unknown][] => {
    const isNeeded = schema.required?.includes(name) ?? false;
    if (!isNeeded && random.chance(name in given ? 0.2 : 0.5)) return [];
    return [[name, plausible(member, { field: name, like: given[name], random, world })]];
  });
  return Object.fromEntries(entries);
}

function plausibleEntries({ items }: JsonSchema, { field, like, random, world }: Sought): unknown[] {
  const given: unknown[] = Array.isArray(like) && like.length > 0 ? like.slice(0, 3) : [undefined];
  const schema = Array.isArray(items) ? items[0] : items;
  return isSchema(schema) ? given.map((entry) => plausible(schema, { field, like: entry, random, world })) : [];
}

function plausibleNumber({ minimum = 0, maximum = 1_000_000_00 }: JsonSchema, { random }: Sought): number {
  const low = Math.max(minimum, -1_000_000);
  const high = Math.min(maximum, 1_000_000_00);
  return random.pickAny([low, high, minimum, maximum, low + random.below(Math.max(1, Math.min(high - low, 5)))]) ?? low;
}

function plausibleText({ pattern, maxLength = 10_000 }: JsonSchema, { field, random, world }: Sought): string {
  if (/id$/i.test(field)) return world.reference(field, random);
  const named = plausibleTexts.find(([name]) => name.test(field))?.[1] ?? anyTexts;
  const form = new RegExp(pattern ?? '');
  const fitting = named.filter((text) => form.test(text) && text.length <= maxLength);
  return random.pickAny(fitting) ?? random.pickAny(plausibleTexts.flatMap(([, texts]) => texts)) ?? '';
}
