import { type RawBuilder, sql } from 'kysely';
import { folded } from './column-kinds';

/** A name that stands in another record: the records that bear it are found first, by an index of their own. */
export interface Related {
  /** The column that leads there. */
  readonly key: string;
  /** Selects what the key may be, where the name is like a pattern in small letters. */
  readonly ids: (this: void, pattern: RawBuilder<string>) => RawBuilder<unknown>;
}

/** How a list is looked through fast: what is not named here is looked at row by row. */
export interface Searched {
  /** Columns of its own table that an index has as one text, in the index's order. */
  readonly own: readonly string[];
  readonly related: Readonly<Record<string, Related | undefined>>;
}

export const searchedRowByRow: Searched = { own: [], related: {} };

/** Found by a text of another table, to whose `id` the key leads. */
export const bearing = (key: string, { table, column }: { table: string; column: string }): Related => ({
  key,
  ids: (pattern) =>
    sql`select bearer.id from ${sql.table(table)} as bearer where ${folded(sql.ref(`bearer.${column}`))} like ${pattern}`,
});
