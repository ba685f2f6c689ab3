import { type RawBuilder, sql } from 'kysely';

/** A number without its separators, its spaces and its case, as an index has it. */
export const numberKey = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g')) collate "C"`;

/** The same from its end: what most people type of a number is its last digits. */
export const numberEnd = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`reverse(lower(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))) collate "C"`;

/** What was typed, as the same key. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9A-Za-z]/g, '')
    .toLowerCase();
