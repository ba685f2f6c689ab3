import { createHash } from 'node:crypto';
import type { Db } from '@freightdesk/shared-database';
import type { Invariant } from './invariant';
import { readFile } from '../upload/stored-file';

async function namesOfBrokenFiles(db: Db): Promise<string[]> {
  const files = await db.selectFrom('storedFile').select(['id', 'name']).orderBy('id').execute();
  const broken: string[] = [];
  for (const { id, name } of files) {
    if (!(await isWhole(db, id))) broken.push(`${name} (file ${id})`);
  }
  return broken;
}

/** Chunk by chunk, so that a store of large files needs no large memory. */
async function isWhole(db: Db, id: string): Promise<boolean> {
  const file = await readFile(db, id);
  if (file === undefined) return false;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of file.content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return bytes === file.sizeBytes && hash.digest('hex') === file.sha256;
}

/** What is always true of files. */
export const fileInvariants: readonly Invariant[] = [
  { sentence: 'Every file has the bytes that were stored.', broken: namesOfBrokenFiles },
];
