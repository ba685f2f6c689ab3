import { type CustomTypesConfig, types } from 'pg';

/** A bigint (paise, counts) as a number; beyond 2^53 - 1 a number would silently lose a unit, so it is an error. */
export function safeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database answered ${text}, which is no safe whole number.`);
  return value;
}

/** Arrays have numbers the driver knows and its list of types does not. */
const arrays: Record<'int8' | 'date' | 'text', number> = { int8: 1016, date: 1182, text: 1009 };

function strings(text: string): string[] {
  const parsed: unknown = types.getTypeParser(arrays.text)(text);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}

/** By the type's number in PostgreSQL. A date stays 'YYYY-MM-DD': a business day is no instant and has no time zone. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, safeNumber],
  [arrays.int8, (text) => strings(text).map(safeNumber)],
  [types.builtins.DATE, (text) => text],
  [arrays.date, strings],
  [types.builtins.NUMERIC, (text) => text],
]);

/** For our own pools alone: the driver's global table stays as it is. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser(id, format) {
    return parsers.get(id) ?? types.getTypeParser(id, format);
  },
};
