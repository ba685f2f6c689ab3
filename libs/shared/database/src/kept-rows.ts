import { Client } from 'pg';
import { outliveLoss } from './connection/connection';

/**
 * Each table's rows as they are now, in a temporary table of this session, and where the sequences stand. Rows are brought back
 * with triggers off: they are no writing of the product, and append-only tables refuse to lose any.
 */
const remember = `
  create function pg_temp.tables() returns setof regclass language sql as $$
    select oid::regclass from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace $$;
  create temp table kept_sequence as select schemaname, sequencename, last_value, start_value from pg_sequences;
  create temp table kept_table (origin regclass primary key, copy text not null, columns text not null);
  do $$
  declare origin regclass; filled boolean;
  begin
    for origin in select pg_temp.tables() loop
      execute format('select exists (select from %s)', origin) into filled;
      continue when not filled;
      execute format('create temp table %I as table %s', 'rows_' || origin::oid, origin);
      insert into kept_table select origin, format('pg_temp.%I', 'rows_' || origin::oid),
        string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = origin and attnum > 0 and not attisdropped and attgenerated = '';
    end loop;
  end $$;`;

const bringBack = `
  begin;
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle';
  set local session_replication_role = replica;
  do $$
  declare origin regclass; kept record;
  begin
    for origin in select pg_temp.tables() loop
      -- Never written to since it was made, as most tables in most specs.
      continue when pg_relation_size(origin) = 0;
      execute format('delete from %s', origin);
    end loop;
    for kept in select * from kept_table loop
      execute format('insert into %s (%s) overriding system value select %2$s from %s', kept.origin, kept.columns, kept.copy);
    end loop;
    perform setval(format('%I.%I', was.schemaname, was.sequencename), coalesce(was.last_value, was.start_value), was.last_value is not null)
      from kept_sequence was join pg_sequences now using (schemaname, sequencename)
      where now.last_value is distinct from was.last_value;
  end $$;
  commit;`;

/** A database that can have its rows of now again, which takes a tenth of what a new copy of its template does. */
export interface KeptRows {
  bringBack(): Promise<void>;
  end(): Promise<void>;
}

/** For an owner's address. What is still at work in the database when the rows come back is ended, as by a drop. */
export async function keepRows(url: string): Promise<KeptRows> {
  const client = new Client({ connectionString: url });
  outliveLoss(client);
  await client.connect();
  await client.query(remember);
  return {
    bringBack: async () => void (await client.query(bringBack)),
    end: () => client.end(),
  };
}
