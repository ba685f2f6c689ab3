import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsOwner } from '../connection/connection';
import { migrate } from '../migrate';
import { tables as rooms } from '../sample.tables';
import { prepareDatabase } from '../store/store';
import { formOf } from '../store-form';
import type { FreshDatabase } from '../testing';
import { addAuditEvent, ask, emptyDatabase, oddTexts, smallStore } from './backup.fixture';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { type MadeBackup, writeBackup } from './write-backup';

const quiet = { info: () => undefined, warn: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'freightdesk-backup-'));
const now = new Date('2026-11-22T09:30:00Z');
const drops: (() => Promise<void>)[] = [];
const form = formOf(rooms);
let store: FreshDatabase;
let plain: MadeBackup;
/** What `plain` was restored into. */
let restored: string;
let made = 0;

beforeAll(async () => {
  store = await smallStore();
  plain = await backUp();
  restored = await emptyStore();
  await restore(plain.file, restored);
  await prepareDatabase({ ownerUrl: restored, description: 'the store' }, form, quiet);
});
afterAll(async () => {
  await store.drop();
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

const newFile = () => join(folder, `backup-${(made += 1)}.tar`);

const backUp = (more: { url?: string } = {}) =>
  writeBackup({ url: store.url, tables: rooms, file: newFile(), version: '0.1.0', now, ...more });

async function emptyStore(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  drops.push(drop);
  return url;
}

async function restore(file: string, url: string) {
  const backup = { file };
  const manifest = await checkBackup(backup);
  await restoreBackup({ url, description: 'the store', backup, tables: rooms, manifest, log: quiet });
  return manifest;
}

describe('a backup', () => {
  it('comes back with every row of every table as it was, files and locked months included', async () => {
    const url = restored;
    const again = await backUp({ url });

    expect(again.manifest.tables).toEqual(plain.manifest.tables);
    expect(plain.manifest.tables.map(({ name }) => name)).toContain('file_content');
    const names = await ask(url, 'select user_name from audit_event order by id');
    expect(names.map((row) => row['user_name'])).toEqual(oddTexts);
    await expect(ask(url, `insert into voucher select * from voucher`)).rejects.toThrow('the books are locked');
    await expect(ask(url, 'delete from posting')).rejects.toThrow('posting is append-only');
  });

  it('restores a store with its guards: triggers, references and grants are those of a store that was never restored', async () => {
    const url = restored;
    const guards = `
      select 'trigger ' || tgname || tgenabled::text || pg_get_triggerdef(oid) as guard from pg_trigger where not tgisinternal
      union all select 'constraint ' || conname || convalidated || pg_get_constraintdef(oid) from pg_constraint
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select 'grant ' || table_name || privilege_type from information_schema.role_table_grants
        where grantee = 'freightdesk_app'
      order by 1`;
    expect(await ask(url, guards)).toEqual(await ask(store.url, guards));
  });

  it('is one moment of a store that goes on being written', async () => {
    let isDone = false;
    const writing = (async () => {
      for (let each = 0; !isDone; each += 1) await addAuditEvent(store.url, `written meanwhile ${each}`);
    })();
    const { file, manifest } = await backUp();
    isDone = true;
    await writing;

    await expect(checkBackup({ file })).resolves.toEqual(manifest);
    const events = manifest.tables.find(({ name }) => name === 'audit_event')?.rows ?? 0;
    const [all] = await ask(store.url, 'select count(*)::int as count from audit_event');
    expect(events).toBeLessThanOrEqual(Number(all?.['count']));
  });

  it('gives nobody entry: sessions, links and failed sign-ins are left out', async () => {
    const url = restored;

    expect(plain.manifest.leftOut).toEqual(['rate_window', 'session']);
    expect(await ask(url, 'select id from session')).toEqual([]);
    expect(await ask(url, 'select email from app_user')).toEqual([{ email: 'asha@example.com' }]);
  });

  it('can be opened by anybody with tar and gunzip, and its hash be checked by hand', async () => {
    const { file, sha256, sizeBytes } = plain;
    const opened = mkdtempSync(join(folder, 'opened-'));

    const { status } = spawnSync('tar', ['-xf', file, '-C', opened]);

    expect(status).toBe(0);
    const names = readdirSync(opened);
    expect(names.sort()).toEqual(['README.txt', 'SHA256', 'manifest.json', 'tables']);
    const roles = spawnSync('gunzip', ['-c', join(opened, 'tables/role/000001.copy.gz')], { encoding: 'utf8' }).stdout;
    expect(roles.split('\n').filter((line) => line.includes('MARKETING'))).toHaveLength(1);
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(sha256);
    expect(statSync(file)).toMatchObject({ size: sizeBytes, mode: 0o100600 });
  });

  it('that fails leaves no file that looks like one', async () => {
    const file = newFile();
    const signal = AbortSignal.abort();

    await expect(writeBackup({ url: store.url, tables: rooms, file, version: '0.1.0', now, signal })).rejects.toThrow(
      'aborted',
    );

    expect(existsSync(file)).toBe(false);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
  });
});

describe('a restore', () => {
  it('goes into an empty store only', async () => {
    const { file } = plain;

    await expect(restore(file, store.url)).rejects.toThrow(
      'The store (the store) is not empty: a backup is restored into an empty store only',
    );
  });

  it('that is broken off leaves a store that is plainly empty, and can be done again', async () => {
    const { file, manifest } = plain;
    const url = await emptyStore();
    const tables = manifest.tables.map((table) => (table.name === 'voucher' ? { ...table, rows: 7 } : table));
    const options = { url, description: 'the store', backup: { file }, tables: rooms, log: quiet };

    await expect(restoreBackup({ ...options, manifest: { ...manifest, tables } })).rejects.toThrow(
      'The table voucher came back with other rows',
    );

    const left = await ask(url, `select tablename from pg_tables where schemaname = 'public' order by 1`);
    expect(left).toEqual([{ tablename: 'kysely_migration' }, { tablename: 'kysely_migration_lock' }]);
    await expect(restoreBackup({ ...options, manifest })).resolves.toBeUndefined();
  });

  it('refuses rows that refer to nothing', async () => {
    const { file, manifest } = plain;
    const url = await emptyStore();
    const swapped: Record<string, string> = { email: 'role', role: 'email' };
    const tables = manifest.tables.map(({ columns, ...table }) =>
      table.name === 'app_user'
        ? { ...table, columns: columns.map((name) => swapped[name] ?? name) }
        : { ...table, columns },
    );
    const options = { url, description: 'the store', backup: { file }, tables: rooms, log: quiet };

    await expect(restoreBackup({ ...options, manifest: { ...manifest, tables } })).rejects.toThrow(
      /could not be restored, and the store was left empty: .* foreign key/,
    );
  });

  it('brings a backup of an older version up to this one', async () => {
    const [older, url] = [await emptyStore(), await emptyStore()];
    const names = Object.keys(form.migrations);
    const before = connectAsOwner(older, quiet);
    await migrate(before, Object.fromEntries(Object.entries(form.migrations).slice(0, 3)));
    await before.destroy();
    await ask(older, `update account set name = 'Petty cash' where code = '1000'`);

    const manifest = await restore((await backUp({ url: older })).file, url);

    expect(manifest.migrations).toEqual(names.slice(0, 3));
    const had = await ask(url, 'select name from kysely_migration order by name');
    expect(had.map(({ name }) => name)).toEqual(names);
    expect(await ask(url, `select name from account where code = '1000'`)).toEqual([{ name: 'Petty cash' }]);
  });
});
