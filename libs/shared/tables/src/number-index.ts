import { type Kysely, sql } from 'kysely';

interface Numbers {
  table: string;
  /** Found by the whole and by its beginning. */
  columns: readonly string[];
  /** The same, where few rows have one. */
  sparse?: readonly string[];
  /** Found by their last digits too. */
  ends?: readonly string[];
}

/**
 * The indexes by which numbers are found however they are spelled: see `numberKey` and `numberEnd`, whose words these are. Older
 * migrations are made of it: it stays.
 */
export async function indexNumbers(
  db: Kysely<unknown>,
  { table, columns, sparse = [], ends = [] }: Numbers,
): Promise<void> {
  const key = (column: string) => sql`lower(regexp_replace(${sql.ref(column)}, '[^0-9A-Za-z]', '', 'g'))`;
  for (const column of [...columns, ...sparse]) {
    const which = sparse.includes(column) ? sql` where ${sql.ref(column)} is not null` : sql``;
    await sql`create index ${sql.id(`${table}_key_of_${column}`)} on ${sql.table(table)}
      ((${key(column)} collate "C"))${which}`.execute(db);
  }
  for (const column of ends) {
    await sql`create index ${sql.id(`${table}_end_of_${column}`)} on ${sql.table(table)}
      ((reverse(${key(column)}) collate "C"))`.execute(db);
  }
  await sql`analyze ${sql.table(table)}`.execute(db);
}
