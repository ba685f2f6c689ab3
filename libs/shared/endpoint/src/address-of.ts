/**
 * The address of a call: members of its input stand in the places of its path, `/document/:id/file`. They go with the query
 * too, where whoever reads the path does not look.
 */
export const addressOf = (path: string, input: unknown): string =>
  path.replace(/:(\w+)/g, (_place, name: string) =>
    encodeURIComponent(String(Object.entries(input ?? {}).find(([member]) => member === name)?.[1])),
  );
