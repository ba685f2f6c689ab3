import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@freightdesk/shared-database';
import type { Job, JobContext } from '@freightdesk/shared-server-kit';
import { proveBackup } from './prove-backup';
import {
  findWaiting,
  insertRun,
  keptBackups,
  leaveMakersLock,
  noteBrokenOff,
  noteFailed,
  noteMade,
  noteProof,
  noteRemoved,
  noteStarted,
  standingOf,
  tryMakersLock,
} from './backup.repository';
import { makeCheckedBackup, rowsIn } from './backup-file';
import type { BackupSettings } from './backup-settings';
import { superseded } from './keep-rule';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A try that failed is made again after an hour, or a full disk would be filled once in a second. */
const againMs = hourMs;
const proofEveryMs = 7 * dayMs;

const isOlder = (instant: string | null, ms: number, now: Date): boolean =>
  instant === null || now.getTime() - Date.parse(instant) >= ms;

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The backup to make now: the one somebody asked for, or the day's. */
async function findDue({ db, clock }: JobContext): Promise<string | undefined> {
  const now = clock.now();
  await noteBrokenOff(db, now);
  const waiting = await findWaiting(db);
  if (waiting) return waiting.id;
  const { lastMadeAt, failedAt } = await standingOf(db);
  if (!isOlder(lastMadeAt, dayMs, now) || (failedAt !== null && !isOlder(failedAt, againMs, now))) return undefined;
  const id = newId();
  await insertRun(db, { id, askedAt: now, askedBy: null });
  return id;
}

async function makeOne(settings: BackupSettings, { db, clock, signal }: JobContext, id: string): Promise<void> {
  const now = clock.now();
  await noteStarted(db, id, now);
  try {
    const made = await makeCheckedBackup(settings, { now, signal });
    const { sizeBytes, sha256 } = made;
    const facts = { sizeBytes, sha256, rowCount: rowsIn(made), encrypted: settings.secret !== undefined };
    const fileName = made.file.slice(settings.folder.length + 1);
    await noteMade(db, id, { ...facts, fileName, madeAt: now, endedAt: clock.now() });
  } catch (error) {
    const problem = signal.aborted ? 'The server ended before it was done.' : told(error);
    await noteFailed(db, id, { now: clock.now(), problem });
    throw error;
  }
}

/** A file that is gone already is as good as removed. */
async function tidy({ folder }: BackupSettings, { db, clock }: JobContext): Promise<void> {
  for (const { id, fileName } of superseded(await keptBackups(db))) {
    await rm(join(folder, fileName), { force: true });
    await noteRemoved(db, id, clock.now());
  }
}

/** Once a week, and each day after a trial that failed, what a backup is for is done with the newest. */
async function proveNewest(settings: BackupSettings, { db, clock, signal }: JobContext): Promise<void> {
  const { lastProvenAt, proofProblem } = await standingOf(db);
  const [newest] = await keptBackups(db);
  if (newest === undefined) return;
  if (proofProblem === null && !isOlder(lastProvenAt, proofEveryMs, clock.now())) return;
  try {
    await proveBackup(settings, join(settings.folder, newest.fileName), signal);
    await noteProof(db, newest.id, { now: clock.now(), problem: null });
  } catch (error) {
    // The server ends: the next one makes the trial.
    if (signal.aborted) return;
    await noteProof(db, newest.id, { now: clock.now(), problem: told(error) });
    throw error;
  }
}

async function round(settings: BackupSettings, context: JobContext): Promise<void> {
  const due = await findDue(context);
  if (due === undefined) return;
  await makeOne(settings, context, due);
  await tidy(settings, context);
  await proveNewest(settings, context);
}

/**
 * The day's backup, and those that people ask for. It is looked for every ten seconds, so that nobody who asks has to wait; the
 * lock keeps a second server from beginning while one is at it.
 */
export const backupJob = (settings: BackupSettings): Job => ({
  name: 'backup.daily',
  everyMs: 10_000,
  run: (context) =>
    context.db.connection().execute(async (held) => {
      if (!(await tryMakersLock(held))) return;
      await round(settings, context).finally(() => leaveMakersLock(held));
    }),
});
