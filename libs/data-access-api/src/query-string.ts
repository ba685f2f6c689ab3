const textsOf = (value: unknown): string[] => {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value.flatMap(textsOf) : [String(value)];
};

/** A read's input as the server takes it: a list of values repeats its name, what is empty is left out. */
export function queryStringOf(input: unknown): string {
  const query = new URLSearchParams();
  if (typeof input === 'object' && input !== null) {
    Object.entries(input).forEach(([name, value]) => textsOf(value).forEach((text) => query.append(name, text)));
  }
  return query.toString();
}
