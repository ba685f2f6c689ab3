/** A record of values, wherever it was made; not a list, a date or a file. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
