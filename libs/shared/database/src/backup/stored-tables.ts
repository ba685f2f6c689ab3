import type { Client } from 'pg';
import type { SequenceFacts } from './manifest';

/** Which migrations a store has had stands in the manifest; a restore writes it anew by running them. */
const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];

export interface StoredTable {
  name: string;
  /** Those that hold values of their own, in the order of their numbers. */
  columns: string[];
  /** SQL for the one order of its rows that every server has: by the primary key, texts by their bytes. */
  order: string;
  /** Whether its rows are in no backup. */
  isLeftOut: boolean;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table that has rows of ours, by name. Beside those named, unlogged ones are left out: what they hold may be lost any time. */
export async function storedTables(client: Client, leftOut: readonly string[]): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname::text as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce(
         (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
            order by k.position)
          from pg_index i cross join unnest(i.indkey) with ordinality as k (number, position)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary),
         quote_ident(c.relname) || '::text collate "C"') as "order",
       c.relpersistence = 'u' or c.relname = any ($2) as "isLeftOut"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname collate "C"`,
    [bookkeeping, leftOut],
  );
  return rows;
}

export async function storedSequences(client: Client): Promise<SequenceFacts[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const facts: SequenceFacts[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<Omit<SequenceFacts, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    );
    facts.push(...values.map((value) => ({ name, ...value })));
  }
  return facts;
}

export async function storedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"');
  return rows.map(({ name }) => name);
}
