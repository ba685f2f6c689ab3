import { isPlain } from './is-plain';
import { type FieldFacts, unknownField } from './schema-facts';

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * A person leaves a field empty; a form holds it as blank text. It is sent as nothing, or as null where the schema takes
 * null, which is how a write empties a field that was filled before. A group of which nothing was filled, such as an
 * address, is left out as a whole.
 */
export function withoutBlanks(value: unknown, facts: FieldFacts = unknownField): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, facts.item));
  if (isBlank(value)) return facts.nullable && value !== undefined ? null : undefined;
  if (!isPlain(value)) return value;
  const kept = Object.entries(value)
    .map(([name, member]) => [name, withoutBlanks(member, facts.fields[name])] as const)
    .filter(([, member]) => member !== undefined);
  const isLeftOut = facts.nullable && kept.every(([, member]) => member === null);
  return isLeftOut ? null : Object.fromEntries(kept);
}

const blankOf: Readonly<Record<string, unknown>> = { string: '', number: null, boolean: undefined, mixed: undefined };

/** Every single value the schema knows has a blank start, so that typing and deleting leaves a form as it was. */
export function withBlankStarts<Defaults>(defaults: Defaults, facts: FieldFacts): Defaults {
  const given = new Map<string, unknown>(Object.entries(defaults ?? {}));
  const blanks = Object.entries(facts.fields)
    .filter(([name, { type }]) => Object.hasOwn(blankOf, type) && (given.get(name) ?? null) === null)
    .map(([name, { type }]) => [name, blankOf[type]] as const);
  return { ...defaults, ...Object.fromEntries(blanks) };
}
