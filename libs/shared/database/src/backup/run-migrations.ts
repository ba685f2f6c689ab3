import { Kysely, PostgresDialect } from 'kysely';
import type { Client } from 'pg';
import { StartRefusal } from '../error/start-refusal';
import type { StoreForm } from '../store-form';

/** Runs these migrations, and notes that they were run, in the transaction the client has open. */
export async function runMigrations(
  client: Client,
  { migrations }: StoreForm,
  names: readonly string[],
): Promise<void> {
  const only = Object.assign(client, { release: () => undefined });
  const pool = { connect: () => Promise.resolve(only), end: () => Promise.resolve() };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  for (const name of names) {
    const migration = migrations[name];
    if (migration === undefined) throw new StartRefusal(`This program does not know the migration ${name}.`);
    await migration.up(db);
    await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      name,
      new Date().toISOString(),
    ]);
  }
}

/** A backup that has had more than this program knows comes from a newer one, and its tables may differ. */
export function requireKnown(file: string, { migrations }: StoreForm, names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartRefusal(
    `The backup ${file} was made by a newer version of Freightdesk (it has had ${unknown.join(', ')}): restore it with that version or a later one.`,
  );
}
