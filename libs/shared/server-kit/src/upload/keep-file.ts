import type { FormFile } from '@freightdesk/shared-endpoint';
import type { WriteContext } from '../context/context';
import { storeFile, type StoredFileFacts } from './stored-file';

/** Stores the file of a form in the transaction of the record it belongs to; the record keeps its id. */
export async function keepFile(file: FormFile, context: WriteContext): Promise<StoredFileFacts> {
  const { tx, actor, clock } = context;
  const facts = { name: file.name, mediaType: file.type, createdBy: actor.userId, createdAt: clock.now() };
  return storeFile(tx, facts, [new Uint8Array(await file.arrayBuffer())]);
}
