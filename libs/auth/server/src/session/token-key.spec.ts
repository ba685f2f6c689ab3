import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTokenKeys } from './token-key';

const ownerOnly = { mode: 0o600 };

describe('the key of tokens', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'freightdesk-key-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is made at the first start, for its owner alone, and stays', async () => {
    const first = await loadTokenKeys({ dataDir });

    expect(await loadTokenKeys({ dataDir })).toEqual(first);
    expect(first.key.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(dataDir, 'token.key'))).mode & 0o777).toBe(0o600);
  });

  it('is one key when several servers start at once, and leaves no draft behind', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadTokenKeys({ dataDir })));

    expect(new Set(keys.map(({ key }) => String(key))).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['token.key']);
  });

  it('comes from the file that several servers share, when there is one', async () => {
    const secretFile = join(dataDir, 'shared');
    await writeFile(secretFile, 'a key that two servers share, long enough\n', ownerOnly);

    const { key, formerKeys } = await loadTokenKeys({ dataDir, secretFile });

    expect(new TextDecoder().decode(key)).toBe('a key that two servers share, long enough');
    expect(formerKeys).toEqual([]);
    expect(await readdir(dataDir)).toEqual(['shared']);
  });

  it('stops the start with a sentence when the file is missing or too short', async () => {
    const secretFile = join(dataDir, 'shared');
    await expect(loadTokenKeys({ dataDir, secretFile })).rejects.toThrow(/JWT_SECRET_FILE can't be read/);

    await writeFile(secretFile, 'short', ownerOnly);

    await expect(loadTokenKeys({ dataDir, secretFile })).rejects.toThrow(/JWT_SECRET_FILE is too short/);
  });

  it('stops the start when others can read it', async () => {
    await loadTokenKeys({ dataDir });
    await chmod(join(dataDir, 'token.key'), 0o644);

    await expect(loadTokenKeys({ dataDir })).rejects.toThrow(/The token key is open to other users .* chmod 600/);
  });

  it('is the first of several lines; the others are former ones, each as long', async () => {
    const secretFile = join(dataDir, 'shared');
    const [fresh, former] = [
      'the key that signs from today on, long enough',
      'the key that signed until yesterday, long enough',
    ];
    await writeFile(secretFile, `${fresh}\n\n${former}\r\n`, ownerOnly);

    const { key, formerKeys } = await loadTokenKeys({ dataDir, secretFile });

    expect([key, ...formerKeys].map((each) => new TextDecoder().decode(each))).toEqual([fresh, former]);
    await writeFile(secretFile, `${fresh}\nshort`, ownerOnly);
    await expect(loadTokenKeys({ dataDir, secretFile })).rejects.toThrow(/each line .* at least 32/);
  });
});
