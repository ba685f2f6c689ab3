import type { Endpoint } from '@freightdesk/shared-endpoint';

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a write says. A form holds an empty field as null, which empties it in a record that stands (such a write names its
 * version); a record that is yet to be made has nothing to empty, and the server takes no null for it but where the endpoint
 * says that null is meant.
 */
export const jsonBodyOf = ({ meantNulls }: Endpoint<never, unknown>, input: unknown): unknown =>
  isMembers(input) && 'version' in input ? input : withoutNulls(input ?? {}, meantNulls);

function withoutNulls(value: unknown, meant: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutNulls(entry));
  if (!isMembers(value)) return value;
  const kept = Object.entries(value).filter(([name, member]) => member !== null || meant.includes(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutNulls(member)]));
}
