import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder } from '../embedded/cluster';
import { type EmbeddedPostgres, startEmbedded } from '../embedded/supervisor';
import { archiveFolder } from '../embedded/wal-archive';
import { ask } from './backup.fixture';
import { copyCluster } from './base-backup';
import { recoverCluster } from './recover-cluster';

const log = { info: () => undefined, warn: () => undefined };
const root = mkdtempSync(join(tmpdir(), 'freightdesk-time-'));
const [dataDir, archive, base] = [join(root, 'data'), join(root, 'archive'), join(root, 'bases', 'base')];

let between: Date;

const note = (store: EmbeddedPostgres, text: string) => ask(store.url, 'insert into deed values ($1)', [text]);

/** A store at work: one deed before its folder is copied, one after, a moment, and one more. */
beforeAll(async () => {
  chmodSync(root, 0o711);
  const store = await startEmbedded({ dataDir, log, walArchiveDir: archive });
  await ask(store.url, 'create table deed (name text)');
  await note(store, 'before the copy');
  await copyCluster({ url: store.url, folder: clusterFolder(dataDir), to: base });
  await note(store, 'after the copy');
  const [moment] = await ask(store.url, 'select clock_timestamp() as now');
  // The recovery stops at the first commit that is later than the moment, to the millisecond we can say.
  between = new Date(Number(moment?.['now']) + 1);
  await ask(store.url, 'select pg_sleep(0.005)');
  await note(store, 'the slip of a clerk');
  await store.stop();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function deedsAt(at: Date | undefined, name: string): Promise<unknown[]> {
  const recovered = join(root, name);
  await recoverCluster({ base, walArchiveDir: archive, dataDir: recovered, at, log });
  const store = await startEmbedded({ dataDir: recovered, log });
  const deeds = await ask(store.url, 'select name from deed').finally(() => store.stop());
  return deeds.map((row) => row['name']);
}

describe('a recovery to a point in time', () => {
  it('brings back the moment before a slip, from an older copy and the log', async () => {
    expect(await deedsAt(between, 'before-the-slip')).toEqual(['before the copy', 'after the copy']);
  });

  it('brings back all that was archived where no moment is named', async () => {
    expect(await deedsAt(undefined, 'all')).toEqual(['before the copy', 'after the copy', 'the slip of a clerk']);
  });

  it('leaves nothing where the archive does not reach the moment', async () => {
    const later = join(root, 'later');

    await expect(deedsAt(new Date('2099-01-01T00:00:00Z'), 'later')).rejects.toThrow(
      /could not be recovered, and .*later was left empty: .*recovery ended before configured recovery target was reached/,
    );
    expect(existsSync(clusterFolder(later))).toBe(false);
  });

  it('goes into an empty folder only, and from a copy only', async () => {
    await expect(recoverCluster({ base, walArchiveDir: archive, dataDir, at: undefined, log })).rejects.toThrow(
      `There is a store in ${dataDir} already`,
    );
    const other = { base: root, walArchiveDir: archive, dataDir: join(root, 'other'), at: undefined, log };
    await expect(recoverCluster(other)).rejects.toThrow(`${root} is no copy of a store's folder`);
  });

  it('needs a server that archives its log, in a folder a shell can name', async () => {
    const store = await startEmbedded({ dataDir, log });
    const copying = copyCluster({ url: store.url, folder: clusterFolder(dataDir), to: join(root, 'second') });

    await expect(copying.finally(() => store.stop())).rejects.toThrow('start it with WAL_ARCHIVE_DIR first');
    expect(() => archiveFolder('/srv/my archive')).toThrow('letters, digits and the signs');
  });
});
