import { open, realpath } from 'node:fs/promises';
import { StartRefusal } from '@freightdesk/shared-database';

/** Where Docker and Kubernetes hand secrets to a container, readable by all of it: nobody else is in there. */
const ofContainer = /^(\/var)?\/run\/secrets\//;

const writableBeyondOwner = 0o022;
const readableByOthers = 0o004;

/**
 * By the mode of a file and where it really lies. A group may read: that is how a service and its operator share a file.
 * Windows keeps rights elsewhere.
 */
export function isOpenToOthers(mode: number, path: string): boolean {
  if (process.platform === 'win32') return false;
  const tooMuch = writableBeyondOwner | (ofContainer.test(path) ? 0 : readableByOthers);
  return (mode & tooMuch) !== 0;
}

async function readWithMode(path: string): Promise<{ text: string; mode: number }> {
  const file = await open(path, 'r');
  try {
    return { text: await file.readFile('utf8'), mode: (await file.stat()).mode };
  } finally {
    await file.close();
  }
}

/**
 * Reads a secret, or stops the start with one sentence: whoever else can read the file has the secret, and whoever can write it
 * can set it. `what` is the setting or the thing as the operator knows it.
 */
export async function readSecretFile(path: string, what: string): Promise<string> {
  const { text, mode } = await readWithMode(path).catch((cause: unknown) => {
    throw new StartRefusal(`${what} can't be read: ${path}.`, { cause });
  });
  if (isOpenToOthers(mode, await realpath(path))) {
    throw new StartRefusal(`${what} is open to other users of this machine: run chmod 600 ${path} and start again.`);
  }
  return text.trim();
}
