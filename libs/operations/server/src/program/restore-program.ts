import { parseArgs } from 'node:util';
import { checkBackup, openStore, openStoreToFill, restoreBackup, StartRefusal } from '@freightdesk/shared-database';
import { type Invariant, verifyStore } from '@freightdesk/shared-server-kit';
import { rowsIn } from '../backup/backup-file';
import { readBackupKey } from '../backup/backup-key';
import { type ProgramPlace, secondsSince, type Terminal } from './store-place';

interface RestoreArguments {
  file: string;
  keyFile: string | undefined;
  /** The file is read and held against its manifest, and no store is touched. */
  onlyCheck: boolean;
}

const usage = 'Use: npm run restore -- FILE [--key-file KEYFILE] [--check]';

function readArguments(args: string[]): RestoreArguments {
  const options = { 'key-file': { type: 'string' }, check: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new StartRefusal(usage);
    return { file, keyFile: values['key-file'], onlyCheck: values.check ?? false };
  } catch (cause) {
    throw new StartRefusal(usage, { cause });
  }
}

async function fill(backup: { file: string; secret?: string }, place: ProgramPlace, terminal: Terminal): Promise<void> {
  const { print, log } = terminal;
  const manifest = await checkBackup(backup);
  const made = `made at ${manifest.madeAt} by version ${manifest.version} on ${manifest.database}`;
  print(`${backup.file} is whole: ${made}, ${rowsIn({ manifest })} rows of ${manifest.tables.length} tables.`);
  const from = performance.now();
  const { ownerUrl: url, description, stop } = await openStoreToFill({ ...place, log });
  try {
    await restoreBackup({ url, description, backup, tables: place.tables, manifest, log });
    print(`Restored into ${description} in ${secondsSince(from)} s; every table is as the backup has it.`);
  } finally {
    await stop();
  }
}

/** `npm run restore -- FILE`: puts a backup into an empty store and checks its books; true when they hold. */
export async function runRestore(
  args: string[],
  { invariants, ...place }: ProgramPlace & { invariants: readonly Invariant[] },
  terminal: Terminal,
): Promise<boolean> {
  const { file, keyFile, onlyCheck } = readArguments(args);
  const keyPath = keyFile ?? place.backupKeyFile;
  const backup = { file, secret: keyPath === undefined ? undefined : await readBackupKey(keyPath) };
  if (onlyCheck) {
    const manifest = await checkBackup(backup);
    terminal.print(`${file} is whole: made at ${manifest.madeAt}, ${rowsIn({ manifest })} rows.`);
    return true;
  }
  await fill(backup, place, terminal);
  const store = await openStore({ ...place, log: terminal.log });
  try {
    return await verifyStore(store.db, invariants, terminal.print);
  } finally {
    await store.close();
  }
}
