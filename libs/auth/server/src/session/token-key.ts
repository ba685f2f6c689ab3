import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '@freightdesk/shared-database';

/** The secret that access tokens are signed with. Whoever holds it can be anyone. */
export type TokenKey = Uint8Array;

/** As long as the hash (RFC 7518 3.2). */
const leastBytes = 32;

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/**
 * Reads the key from `secretFile`, which several servers share, or from the data folder, where the first start makes it,
 * readable by its owner alone. Another key (a new file, a restart) signs everyone out.
 */
export async function loadTokenKey({
  dataDir,
  secretFile,
}: {
  dataDir: string;
  secretFile?: string | undefined;
}): Promise<TokenKey> {
  if (secretFile) return readKey(secretFile, 'JWT_SECRET_FILE');
  const path = join(dataDir, 'token.key');
  try {
    return await readKey(path, 'The token key');
  } catch (error) {
    if (!(error instanceof StartRefusal && hasCode(error.cause, 'ENOENT'))) throw error;
    await makeKey(path, dataDir);
    return readKey(path, 'The token key');
  }
}

async function readKey(path: string, what: string): Promise<TokenKey> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new StartRefusal(`${what} can't be read: ${path}.`, { cause: error });
  }
  const key = new TextEncoder().encode(text.trim());
  if (key.length < leastBytes) {
    throw new StartRefusal(`${what} is too short: ${path} must hold at least ${leastBytes} random characters.`);
  }
  return key;
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
