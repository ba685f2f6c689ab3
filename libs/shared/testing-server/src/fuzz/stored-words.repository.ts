import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

export interface StoredWord {
  word: string;
  /** Where it stands: `party.pan`. */
  columns: string[];
}

/** A few words and figures of every column of the store, the newest first, each word once: whatever a search could be made to find. */
export async function storedWords(db: Db, ofEachColumn: number): Promise<StoredWord[]> {
  const columns = await sql<{ place: string; name: string }>`
    select table_name as place, column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'character varying', 'bigint', 'numeric')
    order by table_name, column_name`.execute(db);
  const columnsOf = new Map<string, string[]>();
  for (const { place, name } of columns.rows) {
    const { rows } = await sql<{ word: string }>`
      select distinct on (word) word from (
        select ${sql.ref(name)}::text as word from ${sql.table(place)}
        where length(${sql.ref(name)}::text) between 4 and 60 order by ctid desc limit ${ofEachColumn}) as newest`.execute(
      db,
    );
    for (const { word } of rows) columnsOf.set(word, [...(columnsOf.get(word) ?? []), `${place}.${name}`]);
  }
  return [...columnsOf].map(([word, columns]) => ({ word, columns }));
}
