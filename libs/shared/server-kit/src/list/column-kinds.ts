import { isBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldKind } from '@freightdesk/shared-endpoint';
import { type RawBuilder, sql } from 'kysely';

/**
 * What a listed column holds: how it sorts, to what its bounds are cast, and which text can be cast without an error of the
 * database (cursors and filters come from outside).
 */
interface Kind {
  readonly order: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly bound: (text: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly accepts: (text: string) => boolean;
}

const word: Kind = {
  order: (column) => sql`${column}::text collate "C"`,
  bound: (text) => sql`${text}::text`,
  accepts: () => true,
};
const asIs = (column: RawBuilder<unknown>) => column;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const instant = /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?(Z|[+-][01]\d(:?[0-5]\d)?)$/;

/** Texts compare without regard to case or to the width of letters, and alike on every store. */
export const folded = (text: RawBuilder<unknown>) => sql`lower(normalize(${text}, NFKC)) collate "C"`;

/**
 * The same of what is looked through, where each hit is read: to normalise costs twenty times more than the rest, and a text of
 * letters of one byte each is normal already.
 */
export const sought = (text: RawBuilder<unknown>) =>
  sql`(case when octet_length(${text}) = char_length(${text}) then lower(${text}) else lower(normalize(${text}, NFKC)) end) collate "C"`;

export const columnKinds = {
  text: {
    order: (column) => folded(sql`${column}::text`),
    bound: (text) => sql`${text}::text`,
    accepts: () => true,
  },
  choice: word,
  choices: word,
  word,
  id: { order: asIs, bound: (text) => sql`${text}::uuid`, accepts: (text) => uuid.test(text) },
  date: { order: asIs, bound: (text) => sql`${text}::date`, accepts: isBusinessDate },
  instant: {
    order: asIs,
    bound: (text) => sql`${text}::timestamptz`,
    accepts: (text) => isBusinessDate(instant.exec(text)?.[1] ?? ''),
  },
  whole: { order: asIs, bound: (text) => sql`${text}::bigint`, accepts: (text) => /^-?\d{1,18}$/.test(text) },
  /** Decimal figures, also where they are stored as text. */
  decimal: {
    order: (column) => sql`${column}::numeric`,
    bound: (text) => sql`${text}::numeric`,
    accepts: (text) => /^-?\d{1,30}(\.\d{1,30})?$/.test(text),
  },
  flag: {
    order: asIs,
    bound: (text) => sql`${text}::boolean`,
    accepts: (text) => text === 'true' || text === 'false',
  },
} as const satisfies Record<FieldKind, Kind>;
