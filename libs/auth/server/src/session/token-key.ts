import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '@freightdesk/shared-database';
import { readSecretFile } from '@freightdesk/shared-server-kit';

/** A secret that access tokens are signed with. Whoever holds it can be anyone. */
export type TokenKey = Uint8Array;

/** What the key file holds: the key of new tokens, and former ones whose tokens still count. */
export interface TokenKeys {
  key: TokenKey;
  formerKeys: readonly TokenKey[];
}

/** As long as the hash (RFC 7518 3.2). */
const leastBytes = 32;

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/**
 * Reads the keys from `secretFile`, which several servers share, or from the data folder, where the first start makes one,
 * readable by its owner alone. Each line is a key: the first signs, all are known again, so that a key is changed by a new
 * line on top and nobody is signed out. Without the former line everyone is.
 */
export async function loadTokenKeys({
  dataDir,
  secretFile,
}: {
  dataDir: string;
  secretFile?: string | undefined;
}): Promise<TokenKeys> {
  if (secretFile) return readKeys(secretFile, 'JWT_SECRET_FILE');
  const path = join(dataDir, 'token.key');
  try {
    return await readKeys(path, 'The token key');
  } catch (error) {
    if (!(error instanceof StartRefusal && hasCode(error.cause, 'ENOENT'))) throw error;
    await makeKey(path, dataDir);
    return readKeys(path, 'The token key');
  }
}

async function readKeys(path: string, what: string): Promise<TokenKeys> {
  const lines = (await readSecretFile(path, what)).split('\n').map((line) => line.trim());
  const [key = new Uint8Array(), ...formerKeys] = lines
    .filter((line) => line !== '')
    .map((line) => new TextEncoder().encode(line));
  if ([key, ...formerKeys].some(({ length }) => length < leastBytes)) {
    throw new StartRefusal(
      `${what} is too short: each line of ${path} must hold at least ${leastBytes} random characters.`,
    );
  }
  return { key, formerKeys };
}

/** Written aside and then linked: whoever dies midway leaves no half key, and of two starts one wins. */
async function makeKey(path: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
