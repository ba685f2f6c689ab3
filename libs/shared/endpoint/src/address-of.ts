const places = /:(\w+)/g;

const memberOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

/**
 * The address of a call: members of its input stand in the places of its path (`/document/:id/file`), and what is left goes
 * with the query or the body.
 */
export function addressOf(path: string, input: unknown): { path: string; rest: unknown } {
  const names = [...path.matchAll(places)].map(([, name]) => name);
  if (names.length === 0 || typeof input !== 'object' || input === null) return { path, rest: input };
  const filled = path.replace(places, (_place, name: string) => encodeURIComponent(String(memberOf(input, name))));
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))) };
}
