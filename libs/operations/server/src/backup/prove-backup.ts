import { attachStore, checkBackup, onScratchDatabase, restoreBackup } from '@freightdesk/shared-database';
import { verifyStore } from '@freightdesk/shared-server-kit';
import type { BackupSettings } from './backup-settings';

const quiet = { info: () => undefined, warn: () => undefined };

/** Restores a backup into a database of its own beside the store, holds its books against every invariant, and drops it. */
export async function proveBackup(
  { url, tables, secret, invariants }: Pick<BackupSettings, 'url' | 'tables' | 'secret' | 'invariants'>,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const backup = { file, secret, signal };
  const manifest = await checkBackup(backup);
  await onScratchDatabase({ url, purpose: 'proof', signal }, async (scratchUrl) => {
    const description = 'The database of the trial';
    await restoreBackup({ url: scratchUrl, description, backup, tables, manifest, log: quiet });
    const store = await attachStore({ databaseUrl: scratchUrl, dataDir: '', tables, log: quiet });
    const told: string[] = [];
    const holds = await verifyStore(store.db, invariants, (line) => told.push(line)).finally(() => store.close());
    if (!holds) throw new Error(`What was restored does not hold: ${told.filter(isBad).join(' ')}`);
  });
}

const isBad = (line: string): boolean => !line.startsWith('ok ');
