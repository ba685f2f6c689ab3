import { constants, inflateSync } from 'node:zlib';

export const isPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';

/** Readers look for the end of the document in the last kilobyte (ISO 32000-1, annex H, note 18). */
export const isWholePdf = (text: string): boolean => text.slice(-1024).includes('%%EOF');

/** A name may spell any of its letters in hexadecimal, `/J#61vaScript`; a pattern that knows both spellings. */
const inEitherSpelling = (name: string): string =>
  [...name]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join('');

/** Every action that runs a script or starts a program bears one of these names. */
const command = new RegExp(`/(?:${['JavaScript', 'Launch'].map(inEitherSpelling).join('|')})(?!\\w)`);

/** Beyond these no honest document goes, and looking further would keep the server from its work. */
const most = { lists: 5_000, listBytes: 4 * 1024 * 1024, bytes: 32 * 1024 * 1024 } as const;

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Null where it is too large; empty where it is packed in another way, or locked. */
function unpacked(packed: Buffer): string | null {
  try {
    const options = { maxOutputLength: most.listBytes, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch (error) {
    return isTooLarge(error) ? null : '';
  }
}

/** Where packed lists of objects begin and end. Each search goes on where the last one stopped. */
function* objectLists(text: string): Generator<{ from: number; to: number }> {
  for (let at = text.indexOf('/ObjStm'); at !== -1; at = text.indexOf('/ObjStm', at)) {
    const begin = text.indexOf('stream', at);
    if (begin === -1) return;
    const from = begin + (text.startsWith('\r\n', begin + 6) ? 8 : 7);
    const end = text.indexOf('endstream', from);
    const to = end === -1 ? text.length : end;
    yield { from, to };
    at = to;
  }
}

/**
 * Whether a document runs scripts or programs, or packs so much that this can't be told. A viewer would ask before it ran
 * them, and the file is only ever handed out as a download; this keeps it from being stored at all.
 */
export function runsCommands(bytes: Buffer, text: string): boolean {
  if (command.test(text)) return true;
  let lists = 0;
  let sum = 0;
  for (const { from, to } of objectLists(text)) {
    const list = unpacked(bytes.subarray(from, to));
    lists += 1;
    sum += list?.length ?? 0;
    if (list === null || lists > most.lists || sum > most.bytes || command.test(list)) return true;
  }
  return false;
}
