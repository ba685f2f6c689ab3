import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isDatabaseAway } from '../error/database-errors';
import { clusterFolder } from './cluster';
import { startEmbedded } from './supervisor';

const log = { info: () => undefined, warn: () => undefined };
const newFolder = () => mkdtempSync(join(tmpdir(), 'freightdesk-socket-'));
const open = (dataDir: string) => startEmbedded({ dataDir, log, scratch: true });

/** The address from which PostgreSQL sees us; none by a socket. */
async function seenFrom(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select host(inet_client_addr()) as address');
  await client.end();
  return rows[0];
}

const withoutSocket = (url: string) => {
  const address = new URL(url);
  address.search = '';
  return address.href;
};

describe('the built-in PostgreSQL', () => {
  it('is reached by its socket, which asks for the password too, and by the network of this machine', async () => {
    const { url, stop } = await open(newFolder());
    const stranger = new Client({ connectionString: url.replace(/:[^:@]+@/, ':wrong@') });

    expect(await seenFrom(url)).toEqual({ address: null });
    expect(await seenFrom(withoutSocket(url))).toEqual({ address: '127.0.0.1' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    await stop();
  });

  it('is reached by the network where the way to its folder is too long for a socket', async () => {
    const { url, stop } = await open(join(newFolder(), 'a-long-name-of-a-folder'.repeat(4)));

    expect(await seenFrom(url)).toEqual({ address: '127.0.0.1' });
    await stop();
  });

  it('removes the socket that a killed one left at another port', async () => {
    const dataDir = newFolder();
    const folder = clusterFolder(dataDir);
    const first = await startEmbedded({ dataDir, log });
    await first.stop();
    for (const name of ['.s.PGSQL.1', '.s.PGSQL.1.lock']) writeFileSync(join(folder, name), '');

    const { url, stop } = await open(dataDir);

    expect(existsSync(join(folder, '.s.PGSQL.1'))).toBe(false);
    expect(existsSync(join(folder, '.s.PGSQL.1.lock'))).toBe(false);
    expect(await seenFrom(url)).toEqual({ address: null });
    await stop();
  });

  it('is away, and no file is missing, once its socket has gone', async () => {
    const { url, stop } = await open(newFolder());
    await stop();

    const error: unknown = await seenFrom(url).catch((reason: unknown) => reason);
    const missing: unknown = await readFile(join(tmpdir(), 'freightdesk-nothing')).catch((reason: unknown) => reason);

    expect(error).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
    expect([isDatabaseAway(error), isDatabaseAway(missing)]).toEqual([true, false]);
  });
});
