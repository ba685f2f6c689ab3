import type { FormFile } from '@freightdesk/shared-endpoint';
import type { WriteContext } from '../context/context';
import { writtenBy } from '../record/stamps';
import { storeFile, type StoredFileFacts } from './stored-file';

/** Stores the file of a form in the transaction of the record it belongs to; the record keeps its id. */
export async function keepFile(file: FormFile, context: WriteContext): Promise<StoredFileFacts> {
  const facts = { name: file.name, mediaType: file.type, ...writtenBy(context) };
  return storeFile(context.tx, facts, [new Uint8Array(await file.arrayBuffer())]);
}
