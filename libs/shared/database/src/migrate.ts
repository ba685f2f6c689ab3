import { type Kysely, type Migration, Migrator } from 'kysely';
import { whatWentWrong } from './error/error-facts';
import { migrationsOf } from './require-same-version';
import { StartRefusal } from './error/start-refusal';

/** Migrations this store has had that this program doesn't know: a newer program was here, and its tables may differ. */
async function refuseNewerStore(db: Kysely<unknown>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const unknown = (await migrationsOf(db)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartRefusal(
    `This store was opened by a newer version of Freightdesk (it has had ${unknown.join(', ')}); start that version or a later one.`,
  );
}

/** Brings the store to the newest form: all that is missing in one transaction, and one server at a time. */
export async function migrate(db: Kysely<unknown>, migrations: Readonly<Record<string, Migration>>): Promise<string[]> {
  await refuseNewerStore(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // Two branches may each bring one; which is merged first must not decide whether a store opens.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the preparation';
    throw new StartRefusal(
      `The store could not be migrated, and was left as it was: ${failed} failed with "${whatWentWrong(error)}".`,
      { cause: error },
    );
  }
  return results.map(({ migrationName }) => migrationName);
}
