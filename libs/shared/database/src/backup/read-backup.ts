import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { whatWentWrong } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import { ByteReader } from './byte-reader';
import { largestPart } from './copy-out';
import { type Manifest, readManifest } from './manifest';
import { isSealed, unsealed } from './seal';
import { passing } from './swept';
import { readTarEntry } from './tar';

export interface BackupFile {
  file: string;
  /** For a sealed one. */
  secret?: string;
  /** Ends the reading. */
  signal?: AbortSignal;
}

/** A piece of a table's text, in order. */
export interface TablePart {
  table: string;
  text: Buffer;
}

const unpack = promisify(gunzip);
const partName = /^tables\/([^/]+)\/(\d{6})\.copy\.gz$/;

async function isSealedFile(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new StartRefusal(`The backup ${file} can't be read (${whatWentWrong(cause)}).`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return isSealed(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function openArchive({ file, secret, signal }: BackupFile): Promise<ByteReader> {
  const sealedFile = await isSealedFile(file);
  const content: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 256 * 1024, signal });
  if (!sealedFile) return new ByteReader(content);
  if (secret === undefined) {
    throw new StartRefusal(`The backup ${file} is encrypted: name the file with its key (--key-file).`);
  }
  return new ByteReader(unsealed(content, secret));
}

/** The parts of an archive as they come, then its manifest; rejects where the archive is not as it was written. */
async function* walk(archive: ByteReader): AsyncGenerator<TablePart, Manifest> {
  const pass = passing();
  let manifest: Manifest | undefined;
  let expected = '';
  for (;;) {
    const hash = archive.hashSoFar();
    const entry = await readTarEntry(archive, largestPart);
    if (entry === undefined) throw new RangeError('It ends too early.');
    const { name, content } = entry;
    const [, table, number] = partName.exec(name) ?? [];
    if (table !== undefined) {
      const place = `${table}/${Number(number)}`;
      if (number !== '000001' && place !== expected) throw new RangeError(`${name} stands in the wrong place.`);
      expected = `${table}/${Number(number) + 1}`;
      const text = await unpack(content, { maxOutputLength: largestPart });
      pass(text.length);
      yield { table, text };
    }
    if (name === 'manifest.json') manifest = readManifest(content.toString('utf8'));
    if (name !== 'SHA256') continue;
    if (content.toString('utf8').trim() !== hash || manifest === undefined)
      throw new RangeError('It was changed since.');
    return manifest;
  }
}

/** Reads a backup from end to end; every problem of the file is one sentence that names it. */
export async function* readBackup(backup: BackupFile): AsyncGenerator<TablePart, Manifest> {
  const archive = await openArchive(backup);
  try {
    return yield* walk(archive);
  } catch (cause) {
    if (cause instanceof StartRefusal) throw cause;
    throw new StartRefusal(`The backup ${backup.file} can't be used: ${whatWentWrong(cause)}`, { cause });
  } finally {
    await archive.close();
  }
}

interface Seen {
  rows: number;
  bytes: number;
  hash: Hash;
}

/** A line's end within a value is written otherwise, so each one counts a row. */
function countRows(text: Buffer): number {
  let rows = 0;
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) rows += 1;
  return rows;
}

function note(seen: Map<string, Seen>, { table, text }: TablePart): void {
  const facts = seen.get(table) ?? { rows: 0, bytes: 0, hash: createHash('sha256') };
  facts.rows += countRows(text);
  facts.bytes += text.length;
  facts.hash.update(text);
  seen.set(table, facts);
}

/** Reads a backup back against its own manifest, to the last byte of every table; answers the manifest. */
export async function checkBackup(backup: BackupFile): Promise<Manifest> {
  const parts = readBackup(backup);
  const seen = new Map<string, Seen>();
  for (;;) {
    const { value, done } = await parts.next();
    if (done === true) return requireAll(backup, value, seen);
    note(seen, value);
  }
}

function requireAll({ file }: BackupFile, manifest: Manifest, seen: ReadonlyMap<string, Seen>): Manifest {
  const nothing = { rows: 0, bytes: 0, hash: createHash('sha256') };
  const wrong = manifest.tables.filter(({ name, rows, bytes, sha256 }) => {
    const found = seen.get(name) ?? nothing;
    return found.rows !== rows || found.bytes !== bytes || found.hash.copy().digest('hex') !== sha256;
  });
  const unnamed = [...seen.keys()].filter((name) => !manifest.tables.some((table) => table.name === name));
  const names = [...wrong.map(({ name }) => name), ...unnamed];
  if (names.length === 0) return manifest;
  throw new StartRefusal(`The backup ${file} is not whole: its manifest tells otherwise of ${names.join(', ')}.`);
}
