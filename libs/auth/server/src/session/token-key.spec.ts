import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTokenKey } from './token-key';

describe('the key of tokens', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'freightdesk-key-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is made at the first start, for its owner alone, and stays', async () => {
    const first = await loadTokenKey({ dataDir });

    expect(await loadTokenKey({ dataDir })).toEqual(first);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(dataDir, 'token.key'))).mode & 0o777).toBe(0o600);
  });

  it('is one key when several servers start at once, and leaves no draft behind', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadTokenKey({ dataDir })));

    expect(new Set(keys.map(String)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['token.key']);
  });

  it('comes from the file that several servers share, when there is one', async () => {
    const secretFile = join(dataDir, 'shared');
    await writeFile(secretFile, 'a key that two servers share, long enough\n');

    const key = await loadTokenKey({ dataDir, secretFile });

    expect(new TextDecoder().decode(key)).toBe('a key that two servers share, long enough');
    expect(await readdir(dataDir)).toEqual(['shared']);
  });

  it('stops the start with a sentence when the file is missing or too short', async () => {
    const secretFile = join(dataDir, 'shared');
    await expect(loadTokenKey({ dataDir, secretFile })).rejects.toThrow(/JWT_SECRET_FILE can't be read/);

    await writeFile(secretFile, 'short');

    await expect(loadTokenKey({ dataDir, secretFile })).rejects.toThrow(/JWT_SECRET_FILE is too short/);
  });
});
