import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectAsOwner } from '../connection/connection';
import { whatWentWrong } from '../error/error-facts';
import { migrate } from '../migrate';
import { StartRefusal } from '../error/start-refusal';
import { formOf, type StoreForm } from '../store-form';
import type { StoreLog } from '../store-log';
import type { Tables } from '../tables';
import { openBackupSession } from './backup-session';
import { bareTables } from './bare-tables';
import { factsOf } from './copy-out';
import type { Manifest, TableFacts } from './manifest';
import { type BackupFile, readBackup, type TablePart } from './read-backup';
import { requireKnown, runMigrations } from './run-migrations';
import { quoted, storedTables } from './stored-tables';

export interface RestoreOptions {
  url: string;
  description: string;
  backup: BackupFile;
  /** The rooms that this program's tables are of. */
  tables: readonly Tables[];
  /** What `checkBackup` found in it. */
  manifest: Manifest;
  log: StoreLog;
}

/** The bookkeeping of migrations may stand, empty: a restore that was broken off leaves nothing else. */
async function requireEmpty(client: Client, description: string): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and relname not in ('kysely_migration', 'kysely_migration_lock') order by relname`,
  );
  if (tables.length === 0) return;
  throw new StartRefusal(
    `The store (${description}) is not empty: a backup is restored into an empty store only. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
  );
}

function requireSameTables(wanted: readonly TableFacts[], found: readonly { name: string; columns: string[] }[]): void {
  const shapes = (tables: readonly { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`).sort();
  const [ours, theirs] = [shapes(found), shapes(wanted)];
  const odd = [...ours.filter((shape) => !theirs.includes(shape)), ...theirs.filter((shape) => !ours.includes(shape))];
  if (odd.length > 0)
    throw new StartRefusal(`The tables of the backup are not those of its migrations: ${odd.join('; ')}.`);
}

async function loadTables(
  client: Client,
  parts: AsyncGenerator<TablePart>,
  tables: readonly TableFacts[],
): Promise<void> {
  let part = await parts.next();
  while (part.done !== true) {
    const { table } = part.value;
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    // Frozen: the rows are as old as the table, so nothing has to visit them again.
    const into = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin with (freeze)`;
    const texts = async function* () {
      for (; part.done !== true && part.value.table === table; part = await parts.next()) yield part.value.text;
    };
    await pipeline(texts, client.query(copyFrom(into)));
  }
}

async function requireSameRows(client: Client, wanted: readonly TableFacts[]): Promise<void> {
  const tables = await storedTables(client, []);
  for (const { name, columns, rows, sha256 } of wanted) {
    const table = tables.find((each) => each.name === name);
    if (table === undefined) throw new StartRefusal(`The table ${name} is missing after the restore.`);
    const found = await factsOf(client, { ...table, columns });
    if (found.rows !== rows || found.sha256 !== sha256) {
      throw new StartRefusal(`The table ${name} came back with other rows than the backup has.`);
    }
  }
}

async function load(client: Client, form: StoreForm, { backup, manifest }: RestoreOptions): Promise<void> {
  const { tables, sequences, leftOut } = manifest;
  await runMigrations(client, form, manifest.migrations);
  const found = await storedTables(client, form.notBackedUp);
  requireSameTables(
    tables,
    found.filter(({ name }) => !leftOut.includes(name)),
  );
  const bare = await bareTables(client);
  // What migrations have put in stands in the backup too, as it is called today.
  await client.query(`truncate ${found.map(({ name }) => quoted(name)).join(', ')}`);
  const parts = readBackup(backup);
  // A load that fails leaves the file open otherwise.
  await loadTables(client, parts, tables).finally(() => parts.return(manifest));
  await bare.dress();
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), lastValue, isCalled]);
  }
  await requireSameRows(client, tables);
}

async function loadAtOnce(client: Client, form: StoreForm, options: RestoreOptions): Promise<void> {
  await client.query(`set maintenance_work_mem = '128MB'`);
  await client.query('begin');
  try {
    await load(client, form, options);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    if (cause instanceof StartRefusal) throw cause;
    throw new StartRefusal(`The backup could not be restored, and the store was left empty: ${whatWentWrong(cause)}`, {
      cause,
    });
  }
}

/**
 * Puts a backup into an empty store: the tables as its own migrations make them, its rows, and a comparison of every table with
 * the manifest, all in one transaction, so that a restore that is broken off leaves an empty store. Then what newer
 * migrations there are. The grants of the server's role are the next start's.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { url, description, backup, tables, manifest, log } = options;
  const form = formOf(tables);
  requireKnown(backup.file, form, manifest.migrations);
  const client = await openBackupSession(url);
  try {
    await requireEmpty(client, description);
    const owner = connectAsOwner(url, log);
    // None of them: this makes the table in which they will be noted.
    await migrate(owner, {}).finally(() => owner.destroy());
    await loadAtOnce(client, form, options);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  const owner = connectAsOwner(url, log);
  await migrate(owner, form.migrations).finally(() => owner.destroy());
}
