import { type RawBuilder, sql } from 'kysely';
import { numberKey } from '../search/number-key';
import { sought } from './column-kinds';

/** Each must be found. */
export type Patterns = readonly RawBuilder<string>[];

/** A name that stands in another record: the records that bear it are found first, by an index of their own. */
export interface Related {
  /** What leads there from a listed row: a column, or several expressions that together do. */
  readonly key: string | readonly RawBuilder<unknown>[];
  /** Where the names stand; what the key is there, and the name, as an index has it. */
  readonly from: RawBuilder<unknown>;
  readonly keys: readonly RawBuilder<unknown>[];
  readonly text: RawBuilder<unknown>;
  /** How many rows of the list bear the name, where that is kept with it: in several rows, which are shards of one number. */
  readonly borne?: RawBuilder<unknown>;
  /** Which rows alone that index has. */
  readonly where?: RawBuilder<unknown>;
  /** There are a few series of it, of each of which an index has what its numbers begin with (`seriesText` of the text). */
  readonly hasSeries?: boolean;
  /**
   * Which records it may lead to of those that bear names which were found, by the first key of these (`names`): of a word that an index of letters
   * can't find. It may tell too many, and never too few.
   */
  readonly beside?: (this: void, names: RawBuilder<unknown>, pattern: RawBuilder<string>) => RawBuilder<unknown>;
  /** The same where what it bears is a number of ours, by its key, which is one of these. */
  readonly numbered?: (this: void, keys: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * How a list is looked through fast: what is not named here is looked at row by row. Of several related names the first is the one
 * that whole searches are made for, such as a customer's.
 */
export interface Searched {
  /** Columns of its own table that an index has as one text, in the index's order. */
  readonly own: readonly string[];
  /** The column that keeps all of that text, where to make it of the others costs too much for each row: of names within JSON. */
  readonly kept?: string;
  /** The column that the index is of, where its text has more than the list is looked through by. */
  readonly entered?: string;
  /** All names stand in its own text, and what is related are numbers: a word is usual there, and only all of them together are rare. */
  readonly ownNames?: boolean;
  readonly related: Readonly<Record<string, Related | undefined>>;
}

export const searchedRowByRow: Searched = { own: [], related: {} };

/** Several columns as one text, as an index of trigrams has it: `concat_ws` would not do, for PostgreSQL does not keep what it says. */
export const searchText = (columns: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sought(
    sql.join(
      columns.map((column) => sql`coalesce(${column}, '')`),
      sql` || ' ' || `,
    ),
  );

/** What a number begins with before the figures that it ends in, as an index has it. */
export const seriesText = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`rtrim(${text}, '0123456789')`;

/** The text holds what every pattern says. */
export const likeAll = (text: RawBuilder<unknown>, patterns: Patterns): RawBuilder<unknown> =>
  sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  );

/** A table with a text: of a column, or the column that keeps it as it is looked for. */
type Bearer = { readonly table: string } & ({ readonly column: string } | { readonly kept: string });

/** Found by a text of another table, to whose `id` the key leads. */
export const bearing = (key: string, { table, ...its }: Bearer): Related => ({
  key,
  from: sql`${sql.table(table)} as bearer`,
  keys: [sql`bearer.id`],
  text: 'kept' in its ? sql.ref(`bearer.${its.kept}`) : searchText([sql.ref(`bearer.${its.column}`)]),
});

/** The same by a number of ours. */
export const bearingNumber = (key: string, bearer: { table: string; column: string }): Related => ({
  ...bearing(key, bearer),
  numbered: (keys) =>
    sql`select bearer.id from ${sql.table(bearer.table)} as bearer where ${numberKey(sql.ref(`bearer.${bearer.column}`))} = any(${keys})`,
});
