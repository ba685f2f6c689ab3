import { type Kysely, sql } from 'kysely';
import { connectAsOwner } from './connection/connection';
import { migrate } from './migrate';
import { tables } from './sample.tables';
import { formOf } from './store-form';
import { createEmptyDatabase } from './testing';

const { migrations } = formOf(tables);
const quiet = { info: () => undefined, warn: () => undefined };
const templateUrl = process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '';
const drops: (() => Promise<void>)[] = [];
const connections: Kysely<unknown>[] = [];

/** A database without any table, with the connections of two servers that start on it. */
async function emptyDatabase(): Promise<[Kysely<unknown>, Kysely<unknown>]> {
  const { url, drop } = await createEmptyDatabase(templateUrl);
  drops.push(drop);
  const servers: [Kysely<unknown>, Kysely<unknown>] = [connectAsOwner(url, quiet), connectAsOwner(url, quiet)];
  connections.push(...servers);
  return servers;
}

async function tablesOf(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}

afterAll(async () => {
  await Promise.all(connections.map((db) => db.destroy()));
  for (const drop of drops) await drop();
});

describe('migrations', () => {
  it('run once, though two servers start on an empty database at the same moment', async () => {
    const servers = await emptyDatabase();

    const done = await Promise.all(servers.map((db) => migrate(db, migrations)));

    expect(done.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, Object.keys(migrations).length]);
    expect(await tablesOf(servers[0])).toContain('audit_event');
  });

  it('have nothing to do on a store that has had them', async () => {
    const [db] = await emptyDatabase();
    await migrate(db, migrations);

    const done = await migrate(db, migrations);

    expect(done).toEqual([]);
  });

  it('leave no trace when one of them fails, and the refusal names it', async () => {
    const [db] = await emptyDatabase();
    const up = async (tx: Kysely<unknown>) => {
      await sql`create table half_made (id no_such_type)`.execute(tx);
    };

    const run = migrate(db, { ...migrations, '9999-12-31-broken': { up } });

    await expect(run).rejects.toThrow(
      /left as it was: 9999-12-31-broken failed with "type "no_such_type" does not exist"/,
    );
    expect(await tablesOf(db)).toEqual([]);
  });

  it('refuse a store that a newer version has opened', async () => {
    const [db] = await emptyDatabase();
    await migrate(db, { ...migrations, '2099-01-01-010-later': { up: () => Promise.resolve() } });

    await expect(migrate(db, migrations)).rejects.toThrow(
      'opened by a newer version of Freightdesk (it has had 2099-01-01-010-later); start that version or a later one',
    );
  });
});
