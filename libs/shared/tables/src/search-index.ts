import { type Kysely, sql } from 'kysely';

/** Several columns as one text, as lists look through it: see `searchText`, whose words these are. Older migrations are made of it: it stays. */
export const soughtText = (columns: readonly string[]): string => {
  const text = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
  return `(case when octet_length(${text}) = char_length(${text}) then lower(${text}) else lower(normalize(${text}, NFKC)) end) collate "C"`;
};

interface SearchIndex {
  table: string;
  name?: string;
  columns: readonly string[];
  /** Which rows alone it has. */
  where?: string | null;
}

/** The index by which letters are found in the middle of those columns, in place of one of the same name. */
export async function indexSearch(
  db: Kysely<unknown>,
  { table, name = `${table}_search`, columns, where = null }: SearchIndex,
): Promise<void> {
  await sql`drop index if exists ${sql.id(name)}`.execute(db);
  await sql`create index ${sql.id(name)} on ${sql.table(table)} using gin ((${sql.raw(soughtText(columns))}) gin_trgm_ops)
    with (gin_pending_list_limit = 256)${where === null ? sql`` : sql` where ${sql.raw(where)}`}`.execute(db);
}
