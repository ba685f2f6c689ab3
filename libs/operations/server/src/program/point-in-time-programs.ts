import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  attachStore,
  clusterFolder,
  copyCluster,
  openStore,
  recoverCluster,
  StartRefusal,
} from '@freightdesk/shared-database';
import { type Invariant, verifyStore } from '@freightdesk/shared-server-kit';
import { type ProgramPlace, secondsSince, type Terminal } from './store-place';

const useOf = {
  copy: 'Use: npm run base-backup -- --to FOLDER',
  recovery: 'Use: npm run recover -- FOLDER --from ARCHIVE [--at 2026-11-22T09:30:00Z]',
};

/** Another server's folder is not ours to copy. */
function requireBuiltIn({ databaseUrl }: ProgramPlace): void {
  if (databaseUrl === undefined) return;
  throw new StartRefusal('DATABASE_URL names a PostgreSQL of your own: use its pg_basebackup and its archive.');
}

function copyTarget(args: string[]): string {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
    if (values.to !== undefined) return resolve(values.to);
  } catch (cause) {
    throw new StartRefusal(useOf.copy, { cause });
  }
  throw new StartRefusal(useOf.copy);
}

/** `npm run base-backup`: copies the built-in store's folder while it is served, to begin a recovery from. */
export async function runBaseBackup(args: string[], place: ProgramPlace, { print, log }: Terminal): Promise<void> {
  requireBuiltIn(place);
  const target = copyTarget(args);
  const { dataDir, tables } = place;
  const store = await attachStore({ databaseUrl: undefined, dataDir, tables, log });
  try {
    const from = performance.now();
    const stamp = new Date().toISOString().replace(/[-:]/g, '').slice(0, 15);
    const to = join(target, `base-${stamp}`);
    await copyCluster({ url: store.ownerUrl, folder: clusterFolder(resolve(dataDir)), to });
    print(`Copied ${store.description} to ${to} in ${secondsSince(from)} s. Keep the archive of the log from now on.`);
  } finally {
    await store.close();
  }
}

interface RecoveryArguments {
  base: string;
  archive: string | undefined;
  at: Date | undefined;
}

function recoveryArguments(args: string[]): RecoveryArguments {
  try {
    const options = { at: { type: 'string' }, from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const at = values.at === undefined ? undefined : new Date(values.at);
    const [base, ...more] = positionals;
    const isClear = base !== undefined && more.length === 0 && !Number.isNaN(at?.getTime() ?? 0);
    if (isClear) return { base: resolve(base), archive: values.from, at };
  } catch (cause) {
    throw new StartRefusal(useOf.recovery, { cause });
  }
  throw new StartRefusal(useOf.recovery);
}

/** `npm run recover`: makes a store as it was at a moment, in an empty DATA_DIR, and checks its books. */
export async function runRecovery(
  args: string[],
  { invariants, ...place }: ProgramPlace & { invariants: readonly Invariant[] },
  { print, log }: Terminal,
): Promise<boolean> {
  requireBuiltIn(place);
  const { base, archive = place.walArchiveDir, at } = recoveryArguments(args);
  if (archive === undefined) throw new StartRefusal(useOf.recovery);
  const { dataDir, tables } = place;
  const from = performance.now();
  await recoverCluster({ base, walArchiveDir: archive, dataDir, at, log });
  const moment = at === undefined ? 'the last moment of the archive' : at.toISOString();
  print(`Recovered ${dataDir} as of ${moment} in ${secondsSince(from)} s.`);
  const store = await openStore({ databaseUrl: undefined, dataDir, tables, log });
  try {
    return await verifyStore(store.db, invariants, print);
  } finally {
    await store.close();
  }
}
