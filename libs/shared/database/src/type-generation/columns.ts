import { type Kysely, sql } from 'kysely';

export interface Column {
  table: string;
  name: string;
  /** PostgreSQL's name of the type; an array's begins with an underscore: `_text`. */
  type: string;
  nullable: boolean;
  /** The database fills it when an insert leaves it out. */
  hasDefault: boolean;
  /** Computed; an insert may not name it. */
  computed: boolean;
}

/** Every column of every table of ours, in the order of the tables' names and of the columns in their table. */
export async function readColumns(db: Kysely<unknown>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "name", t.typname as "type",
      not a.attnotnull as "nullable",
      (a.atthasdef or a.attidentity <> '') as "hasDefault",
      (a.attgenerated <> '' or a.attidentity = 'a') as "computed"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not c.relispartition and c.relname not like 'kysely\\_%'
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows;
}
