import { types } from 'node:util';

// `instanceof Error` is false for errors of another realm, as Node's own are inside a test: so ask the engine.

/** The code Node and PostgreSQL put on their errors: 'ECONNREFUSED', '23505'. */
export function codeOf(error: unknown): string | undefined {
  return textOf(error, 'code');
}

export function textOf(error: unknown, field: string): string | undefined {
  if (!types.isNativeError(error)) return undefined;
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
}

/** What an error says, for a sentence of ours: a refused connection to several addresses has a code and no message. */
export function whatWentWrong(error: unknown): string {
  return textOf(error, 'message') || codeOf(error) || String(error);
}
