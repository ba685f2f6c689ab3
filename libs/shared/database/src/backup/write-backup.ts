import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Client } from 'pg';
import { openBackupSession } from './backup-session';
import { copyOut } from './copy-out';
import { format, type Manifest, type TableFacts } from './manifest';
import { sealed } from './seal';
import { quoted, storedMigrations, storedSequences, storedTables } from './stored-tables';
import { formOf } from '../store-form';
import type { Tables } from '../tables';
import { type TarEntry, tarEnd, tarPieces } from './tar';

export interface BackupOptions {
  url: string;
  /** The rooms that its tables are of. */
  tables: readonly Tables[];
  /** Where the backup goes; its folder is made. */
  file: string;
  /** Seals it: nobody reads it without this. */
  secret?: string;
  /** Of this program, for the reader of the manifest. */
  version: string;
  now: Date;
  signal?: AbortSignal;
}

export interface MadeBackup {
  file: string;
  manifest: Manifest;
  sizeBytes: number;
  /** Of the file as it lies on the disk. */
  sha256: string;
}

const zip = promisify(gzip);
const compressedAtOnce = 2;

/**
 * Files come compressed as a rule, and stand in the text of a copy as hexadecimal digits, of which each carries half a byte: to say
 * just that is four times as fast as to look for repetitions, and smaller.
 */
function compress(text: Buffer): Promise<Buffer> {
  const sample = text.toString('latin1', text.length >> 1, (text.length >> 1) + 1_024);
  const isOfFiles = /^[0-9a-f]{1024}$/.test(sample);
  return zip(text, isOfFiles ? { level: 1, strategy: constants.Z_HUFFMAN_ONLY } : { level: 3 });
}

const readMe = `A backup of a Freightdesk store.

tables/<table>/<number>.copy.gz   the rows of a table: put together in the order of their numbers and unpacked (cat | gunzip)
                                  they are what PostgreSQL's COPY ... FROM STDIN reads, columns as in manifest.json
manifest.json                     what is in it: migrations, tables with rows, bytes and SHA-256 of the unpacked text, sequences
SHA256                            the SHA-256 of all of this archive before the header of that entry

"npm run restore -- <this file>" puts it into an empty store.
`;

/** Compresses the parts of a table two at a time, in their order. */
async function* compressedParts(
  table: string,
  parts: AsyncGenerator<Buffer, TableFacts>,
): AsyncGenerator<TarEntry, TableFacts> {
  const underWay: Promise<TarEntry>[] = [];
  for (let number = 1; ; number += 1) {
    const { value, done } = await parts.next();
    if (done === true) {
      for (const entry of underWay) yield await entry;
      return value;
    }
    const name = `tables/${table}/${String(number).padStart(6, '0')}.copy.gz`;
    const entry = compress(value).then((content) => ({ name, content }));
    // Whoever awaits it hears of a failure; until then it must not count as unheard.
    entry.catch(() => undefined);
    underWay.push(entry);
    const first = underWay.length >= compressedAtOnce ? underWay.shift() : undefined;
    if (first) yield await first;
  }
}

/** All entries of the archive but its hash. Everything is read in one snapshot: what is written meanwhile is not seen. */
async function* entriesOf(
  client: Client,
  { tables: rooms, version, now }: BackupOptions,
  keep: (manifest: Manifest) => void,
): AsyncGenerator<TarEntry> {
  yield { name: 'README.txt', content: Buffer.from(readMe) };
  const found = await storedTables(client, formOf(rooms).notBackedUp);
  const tables = found.filter(({ isLeftOut }) => !isLeftOut);
  // A migration would otherwise change a table between the snapshot and its turn; reading and writing go on.
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  const facts: TableFacts[] = [];
  for (const table of tables) {
    facts.push(yield* compressedParts(table.name, copyOut(client, table)));
  }
  const { rows } = await client.query<{ database: string }>(
    `select 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as database`,
  );
  const manifest: Manifest = {
    format,
    version,
    madeAt: now.toISOString(),
    database: rows[0]?.database ?? '',
    migrations: await storedMigrations(client),
    tables: facts,
    sequences: await storedSequences(client),
    leftOut: found.filter(({ isLeftOut }) => isLeftOut).map(({ name }) => name),
  };
  keep(manifest);
  yield { name: 'manifest.json', content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
}

async function* archiveOf(entries: AsyncGenerator<TarEntry>, now: Date): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const entry of entries) {
    for (const piece of tarPieces(entry, now)) {
      hash.update(piece);
      yield piece;
    }
  }
  yield* tarPieces({ name: 'SHA256', content: Buffer.from(`${hash.digest('hex')}\n`) }, now);
  yield tarEnd;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing as a folder that is open.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes beside the place and renames into it when all is on the disk: what bears the name is whole. */
async function writeWhole(file: string, source: AsyncIterable<Buffer>, signal: AbortSignal | undefined) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  const hash = createHash('sha256');
  const hashed = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
  // Opened first: a stream that is ended at once would open its file after we have removed it.
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const target = handle.createWriteStream({ flush: true });
    await pipeline(Readable.from(source, { objectMode: true }), hashed, target, { signal });
    const { size } = await stat(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return { sizeBytes: size, sha256: hash.digest('hex') };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Copies a store into one file while it is being worked in: all rows as they were at one moment, stored files included. */
export async function writeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { url, file, secret, now, signal } = options;
  const client = await openBackupSession(url);
  let manifest: Manifest | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const archive = archiveOf(
      entriesOf(client, options, (made) => (manifest = made)),
      now,
    );
    const written = await writeWhole(file, secret === undefined ? archive : sealed(archive, secret), signal);
    await client.query('commit');
    if (manifest === undefined) throw new Error('The backup ended without a manifest.');
    return { file, manifest, ...written };
  } finally {
    await client.end();
  }
}
