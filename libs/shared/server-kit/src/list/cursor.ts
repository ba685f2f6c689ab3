import { commonProblems, type FieldKind } from '@freightdesk/shared-endpoint';
import { columnKinds } from './column-kinds';
import type { SortKey } from './list-request';
import { refuse } from '../problem/refusal';

/** A cursor is the sort it was made for and the last row's values in it; opaque to the client, not secret, never trusted. */
export const writeCursor = (sort: readonly SortKey[], values: readonly (string | null)[]): string =>
  Buffer.from(JSON.stringify([sortWords(sort), ...values])).toString('base64url');

/** An order as it is asked for. */
export const sortWords = (sort: readonly SortKey[]): string =>
  sort.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',');

/** The position a cursor stands for, or 400 when it is malformed or of a list in another order. */
export function readCursor(cursor: string, sort: readonly SortKey[], kinds: readonly FieldKind[]): (string | null)[] {
  const [words, ...values] = decoded(cursor);
  if (words !== sortWords(sort) || values.length !== kinds.length) refuseCursor();
  return kinds.map((kind, index) => {
    const value = values[index];
    if (value === null) return null;
    if (typeof value !== 'string' || !columnKinds[kind].accepts(value) || value.includes('\0')) refuseCursor();
    return value;
  });
}

function decoded(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function refuseCursor(): never {
  const message = 'This place in the list is not known. Start again from the first page.';
  refuse(commonProblems.bad_request, { message, errors: [{ field: 'after', code: 'cursor', message }] });
}
