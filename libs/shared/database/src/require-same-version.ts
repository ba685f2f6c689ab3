import { type Kysely, sql } from 'kysely';
import { StartRefusal } from './error/start-refusal';
import type { StoreForm } from './store-form';

/** The migrations a store has had, in the order of their names; none where no Freightdesk has opened it yet. */
export async function migrationsOf(db: Kysely<unknown>): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Who only looks into a store never migrates it, so the tables must be those this program knows. */
export async function requireSameVersion(
  db: Kysely<unknown>,
  { migrations: ours }: StoreForm,
  description: string,
): Promise<void> {
  const had = await migrationsOf(db);
  const newer = had.filter((name) => !(name in ours));
  if (newer.length > 0) {
    throw new StartRefusal(
      `The store is newer than this program: ${description} has had ${newer.join(', ')}. Use the version that serves it.`,
    );
  }
  if (had.length === 0) throw new StartRefusal(`There is nothing in ${description} yet: no server has opened it.`);
  const missing = Object.keys(ours).filter((name) => !had.includes(name));
  if (missing.length > 0) {
    throw new StartRefusal(
      `This program is newer than the store: ${description} has not had ${missing.join(', ')}. Start the server of this version once, or use the version that serves it.`,
    );
  }
}
