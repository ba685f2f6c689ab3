/**
 * The archive format every system can open, as POSIX (ustar) has it: a header of 512 bytes, the content, zeros up to the next
 * 512. Only what a backup needs: plain files with short names.
 */
const block = 512;

export interface TarEntry {
  name: string;
  content: Buffer;
}

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** The sum of all bytes of a header, its own field read as spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);

function headerOf({ name, content }: TarEntry, madeAt: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(Math.floor(madeAt.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const padding = (size: number): number => (block - (size % block)) % block;

/** The entry as it stands in the archive. */
export function* tarPieces(entry: TarEntry, madeAt: Date): Generator<Buffer> {
  yield headerOf(entry, madeAt);
  yield entry.content;
  yield Buffer.alloc(padding(entry.content.length));
}

export const tarEnd = Buffer.alloc(2 * block);

/** Gives bytes in the amounts that are asked for, from pieces of any size. */
export interface ByteSource {
  /** Rejects when fewer are left. */
  take(count: number): Promise<Buffer>;
}

interface Header {
  name: string;
  size: number;
}

/** Undefined for the zeros at the end of an archive. */
function readHeader(header: Buffer): Header | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const text = (from: number, to: number) => header.toString('utf8', from, to).replaceAll('\0', ' ').trimEnd();
  const [sum, size] = [Number.parseInt(text(148, 156), 8), Number.parseInt(text(124, 136), 8)];
  if (sum !== checksumOf(header) || !Number.isSafeInteger(size)) throw new RangeError('It is no archive.');
  return { name: text(0, 100), size };
}

/** The next entry, of at most `largest` bytes; undefined at the archive's end. */
export async function readTarEntry(source: ByteSource, largest: number): Promise<TarEntry | undefined> {
  const header = readHeader(await source.take(block));
  if (header === undefined) return undefined;
  if (header.size > largest) throw new RangeError(`${header.name} is larger than any part of a backup.`);
  const content = await source.take(header.size);
  await source.take(padding(header.size));
  return { name: header.name, content };
}
