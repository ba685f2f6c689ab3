import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';

const chunkBytes = 256 * 1024;

interface FileFacts {
  name: string;
  mediaType: string;
  createdBy: string;
  createdAt: Date;
}

export interface StoredFileFacts {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
}

/** Cuts what arrives in any sizes into pieces of 256 KB, the last one shorter. */
async function* inChunks(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    held = Buffer.concat([held, piece]);
    while (held.length >= chunkBytes) {
      yield held.subarray(0, chunkBytes);
      held = held.subarray(chunkBytes);
    }
  }
  if (held.length > 0) yield held;
}

/** Stores a file within the transaction of the record it belongs to; only one chunk is in memory at a time. */
export async function storeFile(
  tx: Tx,
  facts: FileFacts,
  content: Readable | Iterable<Uint8Array>,
): Promise<StoredFileFacts> {
  const id = newId();
  // The chunks refer to this row, so it stands first; its size and hash are known only after the last of them.
  await tx
    .insertInto('storedFile')
    .values({ id, ...facts, sizeBytes: 0, sha256: createHash('sha256').digest('hex') })
    .execute();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let chunkNo = 0;
  for await (const bytes of inChunks(content)) {
    hash.update(bytes);
    sizeBytes += bytes.length;
    await tx.insertInto('fileContent').values({ fileId: id, chunkNo, bytes }).execute();
    chunkNo += 1;
  }
  const sha256 = hash.digest('hex');
  await tx.updateTable('storedFile').set({ sizeBytes, sha256 }).where('id', '=', id).execute();
  return { id, name: facts.name, mediaType: facts.mediaType, sizeBytes, sha256 };
}

/**
 * Forgets a file that no record names any more, and tells what it was, for the audit trail. Undefined when there is none.
 */
export const removeFile = (tx: Tx, id: string): Promise<StoredFileFacts | undefined> =>
  tx
    .deleteFrom('storedFile')
    .where('id', '=', id)
    .returning(['id', 'name', 'mediaType', 'sizeBytes', 'sha256'])
    .executeTakeFirst();

async function* readChunks(db: Db, fileId: string): AsyncGenerator<Buffer> {
  for (let chunkNo = 0; ; chunkNo += 1) {
    const chunk = await db
      .selectFrom('fileContent')
      .select('bytes')
      .where('fileId', '=', fileId)
      .where('chunkNo', '=', chunkNo)
      .executeTakeFirst();
    if (chunk === undefined) return;
    yield chunk.bytes;
  }
}

/** A file's facts and its bytes, chunk by chunk (`Readable.from(content)` makes a stream); undefined when there is none. */
export async function readFile(
  db: Db,
  id: string,
): Promise<(StoredFileFacts & { content: AsyncGenerator<Buffer> }) | undefined> {
  const facts = await db
    .selectFrom('storedFile')
    .select(['id', 'name', 'mediaType', 'sizeBytes', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  return facts && { ...facts, content: readChunks(db, id) };
}
