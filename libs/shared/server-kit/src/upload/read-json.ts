import type { FormFile } from '@freightdesk/shared-endpoint';
import { decodedText } from './decoded-text';

/** What a file of JSON says; undefined where it is none. */
export async function readJson(file: FormFile): Promise<unknown> {
  const text = decodedText(new Uint8Array(await file.arrayBuffer())).trimStart();
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
