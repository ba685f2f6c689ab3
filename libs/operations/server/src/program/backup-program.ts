import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { attachStore, StartRefusal } from '@freightdesk/shared-database';
import { readBackupKey } from '../backup/backup-key';
import { backupName, makeCheckedBackup, rowsIn } from '../backup/backup-file';
import { type ProgramPlace, secondsSince, sizeInWords, type Terminal } from './store-place';

interface BackupArguments {
  to: string | undefined;
  keyFile: string | undefined;
}

function readArguments(args: string[]): BackupArguments {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' }, 'encrypt-with': { type: 'string' } } });
    return { to: values.to, keyFile: values['encrypt-with'] };
  } catch (cause) {
    throw new StartRefusal('Use: npm run backup -- [--to FILE|FOLDER] [--encrypt-with KEYFILE]', { cause });
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A name that ends in .tar or .sealed is the file's; everything else is a folder for a file named by its moment. */
function targetOf(to: string, now: Date, isSealed: boolean): { folder: string; name: string } {
  const path = resolve(to);
  if (!isFolder(path) && /\.(tar|sealed)$/.test(path)) return { folder: dirname(path), name: basename(path) };
  return { folder: path, name: backupName(now, isSealed) };
}

/** `npm run backup`: copies the store into one file, while servers work on it. */
export async function runBackup(args: string[], place: ProgramPlace, { print, log }: Terminal): Promise<void> {
  const { to, keyFile } = readArguments(args);
  const keyPath = keyFile ?? place.backupKeyFile;
  const secret = keyPath === undefined ? undefined : await readBackupKey(keyPath);
  const store = await attachStore({ ...place, log });
  try {
    const [now, from] = [new Date(), performance.now()];
    const target = targetOf(to ?? place.backupDir, now, secret !== undefined);
    print(`Backing up ${store.description}.`);
    const { ownerUrl: url } = store;
    const { tables, version } = place;
    const where = { url, tables, folder: target.folder, secret, version };
    const made = await makeCheckedBackup(where, { now, name: target.name });
    const what = `${rowsIn(made)} rows of ${made.manifest.tables.length} tables, ${sizeInWords(made.sizeBytes)}`;
    print(`Made ${made.file} and read it back in ${secondsSince(from)} s: ${what}.`);
    print(`SHA-256 ${made.sha256}`);
  } finally {
    await store.close();
  }
}
