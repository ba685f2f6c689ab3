import { createHash } from 'node:crypto';

/** JSON with its members in one order, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
