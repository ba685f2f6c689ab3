import type { Client } from 'pg';
import { quoted } from './stored-tables';

interface Trigger {
  table: string;
  name: string;
  /** As PostgreSQL keeps it: O, A, R or D. */
  enabled: string;
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

const waysBack: Readonly<Record<string, string>> = {
  O: 'enable trigger',
  A: 'enable always trigger',
  R: 'enable replica trigger',
};

async function triggersOf(client: Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select c.relname::text as table, t.tgname::text as name, t.tgenabled::text as enabled
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  );
  return rows;
}

async function foreignKeysOf(client: Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where c.relnamespace = 'public'::regnamespace and k.contype = 'f' and k.conparentid = 0`,
  );
  return rows;
}

/**
 * Takes off, for a load, what makes rows depend on each other: triggers, which guard deeds and not copies, and references,
 * which are checked all at once when they are put on again. It needs no more rights than the tables' owner has.
 */
export async function bareTables(client: Client): Promise<{ dress(): Promise<void> }> {
  // A trigger that waits for the commit would keep its table from being altered.
  await client.query('set constraints all immediate');
  const triggers = await triggersOf(client);
  const foreignKeys = await foreignKeysOf(client);
  for (const table of new Set(triggers.map((trigger) => trigger.table))) {
    await client.query(`alter table ${quoted(table)} disable trigger user`);
  }
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  }
  return {
    dress: async () => {
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
      }
      for (const { table, name, enabled } of triggers) {
        const way = waysBack[enabled];
        if (way !== undefined) await client.query(`alter table ${quoted(table)} ${way} ${quoted(name)}`);
      }
    },
  };
}
