import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '../sample.tables';
import type { FreshDatabase } from '../testing';
import { ask, emptyDatabase, smallStore } from './backup.fixture';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { type MadeBackup, writeBackup } from './write-backup';

const quiet = { info: () => undefined, warn: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'freightdesk-refused-'));
const now = new Date('2026-11-22T09:30:00Z');
const secret = 'a long and secret sentence';
let store: FreshDatabase;
let plain: MadeBackup;
let closed: MadeBackup;
let made = 0;

const newFile = () => join(folder, `backup-${(made += 1)}.tar`);

beforeAll(async () => {
  store = await smallStore();
  const asked = { url: store.url, tables, version: '0.1.0', now };
  plain = await writeBackup({ ...asked, file: newFile() });
  closed = await writeBackup({ ...asked, file: newFile(), secret });
});
afterAll(async () => {
  await store.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of a file with something done to its bytes. */
function changed(file: string, change: (bytes: Buffer) => Buffer): string {
  const copy = newFile();
  writeFileSync(copy, change(readFileSync(file)));
  return copy;
}

const cutShort = (bytes: Buffer) => bytes.subarray(0, bytes.length - 2_000);
const flipped = (bytes: Buffer) => {
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

describe('a sealed backup', () => {
  it('says nothing without its key, and comes back with it', async () => {
    const { file, manifest } = closed;
    const { url, drop } = await emptyDatabase();

    expect(readFileSync(file).includes('manifest.json')).toBe(false);
    await expect(checkBackup({ file })).rejects.toThrow(/is encrypted: name the file with its key/);
    await expect(checkBackup({ file, secret: 'another secret sentence' })).rejects.toThrow(/sealed with another key/);
    const backup = { file, secret };
    await expect(checkBackup(backup)).resolves.toEqual(manifest);
    await restoreBackup({ url, description: 'the store', backup, tables, manifest, log: quiet });
    const again = await writeBackup({ url, tables, file: newFile(), version: '0.1.0', now });
    await drop();
    expect(again.manifest.tables).toEqual(manifest.tables);
  });

  it.each([
    ['cut short', cutShort],
    ['cut between two of its pieces', (bytes: Buffer) => bytes.subarray(0, 24 + 65_552 * 2)],
    ['with a byte changed', flipped],
    ['with a piece left out', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 24), bytes.subarray(24 + 65_552)])],
    ['with something behind it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
  ])('%s is refused by name', async (_what, change) => {
    const file = changed(closed.file, change);

    await expect(checkBackup({ file, secret })).rejects.toThrow(`The backup ${file} can't be used: `);
  });
});

describe('a backup is refused by name', () => {
  it.each([
    ['that was cut short', cutShort],
    ['with a byte changed', flipped],
    ['that is something else', () => Buffer.from('not a backup at all'.repeat(100))],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s', async (_what, change) => {
    const file = changed(plain.file, change);

    await expect(checkBackup({ file })).rejects.toThrow(`The backup ${file} can't be used: `);
  });

  it('that is not there', async () => {
    await expect(checkBackup({ file: join(folder, 'gone.tar') })).rejects.toThrow("gone.tar can't be read");
  });

  it('that a newer version made, before the store is touched', async () => {
    const { file, manifest } = plain;
    const { url, drop } = await emptyDatabase();
    const newer = { ...manifest, migrations: [...manifest.migrations, '2099-01-01-010-later'] };

    const restoring = restoreBackup({
      url,
      description: 'the store',
      backup: { file },
      tables,
      manifest: newer,
      log: quiet,
    });

    await expect(restoring).rejects.toThrow('made by a newer version of Freightdesk (it has had 2099-01-01-010-later)');
    expect(await ask(url, `select * from pg_tables where schemaname = 'public'`)).toEqual([]);
    await drop();
  });
});
