const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a write says. A form holds an empty field as null, which empties it in a record that stands (such a write names its
 * version); a record that is yet to be made has nothing to empty, and the server takes no null for it.
 */
export const jsonBodyOf = (input: unknown): unknown =>
  isMembers(input) && 'version' in input ? input : withoutNulls(input ?? {});

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isMembers(value)) return value;
  const kept = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutNulls(member)]));
}
