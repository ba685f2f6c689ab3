import { type AskedBackup, backupProblems } from '@freightdesk/operations-contract';
import { isUniqueViolation, newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { insertRun } from './backup.repository';

/** Asks for a backup; the server that next looks makes it, because that takes longer than anyone waits for an answer. */
export async function makeBackup({ tx, clock, actor, audit }: WriteContext): Promise<AskedBackup> {
  const id = newId();
  await insertRun(tx, { id, askedAt: clock.now(), askedBy: actor.userId }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'backup_run_under_way')) refuse(backupProblems.backup_under_way);
    throw error;
  });
  await audit({ record: 'backup', recordId: id, action: 'ask for' });
  return { id };
}
