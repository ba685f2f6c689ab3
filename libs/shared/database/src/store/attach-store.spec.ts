import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { attachStore } from './attach-store';
import { connectAsOwner } from '../connection/connection';
import { isHeld } from '../embedded/folder-lock';
import { tables } from '../sample.tables';
import { openStore } from './store';
import { createFreshDatabase, type FreshDatabase } from '../testing';

const log = { info: () => undefined, warn: () => undefined };
const root = mkdtempSync(join(tmpdir(), 'freightdesk-attach-'));
const dataDir = join(root, 'data');

beforeAll(() => chmodSync(root, 0o711));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const roles = async (store: { db: FreshDatabase['db'] }) =>
  (await store.db.selectFrom('role').select('name').orderBy('name').execute()).map(({ name }) => name);
const everyRole = ['ADMIN', 'MARKETING'];

describe('who only looks into a store', () => {
  it('reads it while a server has it, writes nothing, and leaves the server at work', async () => {
    const served = await openStore({ dataDir, tables, log });

    const looking = await attachStore({ dataDir, tables, log });
    const seen = await roles(looking);
    const writing = looking.db.insertInto('role').values({ name: 'GUEST' }).execute();

    await expect(writing).rejects.toThrow('read-only transaction');
    await looking.close();
    expect(seen).toEqual(everyRole);
    expect(await roles(served)).toEqual(everyRole);
    await served.close();
  });

  it('starts the PostgreSQL of a store nobody has, and stops it again', async () => {
    const looking = await attachStore({ dataDir, tables, log });
    const seen = await roles(looking);
    await looking.close();

    expect(seen).toEqual(everyRole);
    await expect(isHeld(dataDir)).resolves.toBe(false);
  });

  it('makes no store where there is none', async () => {
    const nowhere = join(root, 'nowhere');

    await expect(attachStore({ dataDir: nowhere, tables, log })).rejects.toThrow(`There is no store in ${nowhere}`);
    expect(existsSync(nowhere)).toBe(false);
  });

  it.each([
    [
      'an older one',
      `delete from kysely_migration where name = '2026-01-02-010-answers'`,
      /program is newer than the store: PostgreSQL at .* has not had 2026-01-02-010-answers/,
    ],
    [
      'a newer one',
      `insert into kysely_migration values ('2099-01-01-010-later', '')`,
      /store is newer than this program: PostgreSQL at .* has had 2099-01-01-010-later/,
    ],
    ['one that no server has opened', `drop table kysely_migration`, /There is nothing in PostgreSQL at .* yet/],
  ])('neither migrates nor reads %s', async (_what, change, sentence) => {
    const fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
    const owner = connectAsOwner(fresh.url, log);
    await sql.raw(change).execute(owner);
    await owner.destroy();

    await expect(attachStore({ databaseUrl: fresh.url, dataDir, tables, log })).rejects.toThrow(sentence);
    await fresh.drop();
  });
});
