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

interface KeptText {
  /** What it is the text of. */
  columns: readonly string[];
  /** The index of its letters, in the place of one of this name that made the text anew; none where a table has few rows. */
  index: string | null;
  /** Which rows alone that index has. */
  where?: string;
}

/**
 * Columns that PostgreSQL generates: each the text of others (`soughtText`). To make the text in a statement costs more than to look for it:
 * its forty steps are set up for each word three times, whatever there is to find. Older migrations are made of it: it stays.
 */
export async function keepTexts(
  db: Kysely<unknown>,
  table: string,
  texts: Readonly<Record<string, KeptText>>,
): Promise<void> {
  const all = Object.entries(texts);
  const added = all.map(
    ([name, { columns }]) =>
      sql`add column ${sql.id(name)} text collate "C" not null generated always as (${sql.raw(soughtText(columns))}) stored`,
  );
  await sql`alter table ${sql.table(table)} ${sql.join(added)}`.execute(db);
  for (const [name, { index, where }] of all) {
    if (index === null) continue;
    await sql`drop index if exists ${sql.id(index)}`.execute(db);
    await sql`create index ${sql.id(index)} on ${sql.table(table)} using gin (${sql.id(name)} gin_trgm_ops)
      with (gin_pending_list_limit = 256)${where === undefined ? sql`` : sql` where ${sql.raw(where)}`}`.execute(db);
  }
  await sql`analyze ${sql.table(table)}`.execute(db);
}
