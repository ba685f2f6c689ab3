import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from './advisory-locks';
import type { StoreForm } from '../store-form';

/** What every connection of the server runs as. It owns nothing, so it can neither drop a trigger nor alter a table. */
export const serverRole = 'freightdesk_app';

/** Servers that start together would grant at the same moment, which PostgreSQL refuses ('tuple concurrently updated'). */
const grantLock = advisoryLocks.grants;

export async function oneAtATime(tx: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(grantLock)})`.execute(tx);
}

const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];

/** In SQL: whether a user can become the server's role. PostgreSQL 16 tells that from other kinds of membership. */
export const canBecomeServer = (user: string): string =>
  `pg_has_role(${user}, '${serverRole}', case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`;

/** Creates the role where the URL's user may; true when connections can take it on. */
async function provideRole(db: Kysely<unknown>): Promise<boolean> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${sql.raw(serverRole)}') then
        create role ${sql.id(serverRole)} nologin;
      end if;
      if not ${sql.raw(canBecomeServer('current_user'))} then
        execute format('grant %I to %I', '${sql.raw(serverRole)}', current_user);
      end if;
    exception when insufficient_privilege or duplicate_object or unique_violation or feature_not_supported then null;
    end $$`.execute(db);
  const { rows } = await sql<{ usable: boolean }>`
    select coalesce(bool_or(pg_has_role(current_user, oid,
      case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)), false) as usable
    from pg_roles where rolname = ${serverRole}`.execute(db);
  return rows[0]?.usable ?? false;
}

async function existing(db: Kysely<unknown>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename = any(${tables})`.execute(db);
  return rows.map(({ name }) => name);
}

async function grantTables(db: Kysely<unknown>, form: StoreForm): Promise<void> {
  const role = sql.id(serverRole);
  await sql`grant usage on schema public to ${role}`.execute(db);
  await sql`grant usage, select on all sequences in schema public to ${role}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(db);
  for (const table of await existing(db, form.appendOnly)) {
    await sql`revoke update, delete, truncate on ${sql.table(table)} from ${role}`.execute(db);
  }
  for (const table of await existing(db, form.neverUpdated)) {
    await sql`revoke update on ${sql.table(table)} from ${role}`.execute(db);
  }
  for (const table of await existing(db, form.neverDeleted)) {
    await sql`revoke delete on ${sql.table(table)} from ${role}`.execute(db);
  }
  for (const table of await existing(db, [...bookkeeping, ...form.kept])) {
    await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${role}`.execute(db);
  }
}

/**
 * Gives the server's role what it needs and no more, anew at each start, so that a migration's tables are always covered.
 * False where the role can't be had: then the triggers alone guard the append-only tables.
 */
export async function grantToServer(db: Kysely<unknown>, form: StoreForm): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    const usable = await provideRole(tx);
    if (usable) await grantTables(tx, form);
    return usable;
  });
}
