import {
  type Backup,
  backupList,
  type BackupState,
  type BackupStatus,
  backupStatuses,
} from '@freightdesk/operations-contract';
import { advisoryLocks, type Db, type Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const status = sql<string>`
  case
    when backup_run.problem is not null then 'FAILED'
    when backup_run.removed_at is not null then 'REMOVED'
    when backup_run.ended_at is not null then 'MADE'
    when backup_run.started_at is not null then 'RUNNING'
    else 'WAITING'
  end`;

const backupRows = (db: Db) =>
  db
    .selectFrom('backupRun')
    .leftJoin('appUser', 'appUser.id', 'backupRun.askedBy')
    .select([
      'backupRun.id',
      status.as('status'),
      'backupRun.askedAt',
      sql<string | null>`nullif(trim(app_user.first_name || ' ' || app_user.last_name), '')`.as('askedBy'),
      'backupRun.madeAt',
      'backupRun.endedAt',
      'backupRun.fileName',
      'backupRun.sizeBytes',
      'backupRun.rowCount',
      'backupRun.encrypted',
      'backupRun.provenAt',
      'backupRun.proofProblem',
      'backupRun.problem',
    ]);

type BackupRow = Awaited<ReturnType<ReturnType<typeof backupRows>['executeTakeFirstOrThrow']>>;

const statusOf = (text: string): BackupStatus => backupStatuses.find((each) => each === text) ?? 'FAILED';
const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

const shown = ({ status: text, askedAt, madeAt, endedAt, provenAt, ...row }: BackupRow): Backup => ({
  ...row,
  status: statusOf(text),
  askedAt: askedAt.toISOString(),
  madeAt: instant(madeAt),
  endedAt: instant(endedAt),
  provenAt: instant(provenAt),
});

export const listBackupRows = pagesOf(backupRows, {
  list: backupList,
  toRow: shown,
});

export type Standing = Omit<BackupState, 'folder' | 'encrypted'>;

/** What there is to say of all backups together. */
export async function standingOf(db: Db): Promise<Standing> {
  const runs = db.selectFrom('backupRun');
  const newest = await runs
    .select(['madeAt'])
    .where('madeAt', 'is not', null)
    .orderBy('madeAt', 'desc')
    .executeTakeFirst();
  const ended = await runs
    .select(['endedAt', 'problem'])
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .executeTakeFirst();
  const tried = await runs
    .select(['provenAt', 'proofProblem'])
    .where('provenAt', 'is not', null)
    .orderBy('provenAt', 'desc')
    .executeTakeFirst();
  const underWay = await runs.select('id').where('endedAt', 'is', null).executeTakeFirst();
  const hasFailed = ended?.problem !== undefined && ended.problem !== null;
  return {
    lastMadeAt: instant(newest?.madeAt ?? null),
    lastProvenAt: instant(tried?.provenAt ?? null),
    failedAt: hasFailed ? instant(ended.endedAt) : null,
    problem: ended?.problem ?? null,
    proofProblem: tried?.proofProblem ?? null,
    underWay: underWay !== undefined,
  };
}

export async function insertRun(
  db: Db | Tx,
  run: { id: string; askedAt: Date; askedBy: string | null },
): Promise<void> {
  await db.insertInto('backupRun').values(run).execute();
}

/** The one that waits, when there is one. */
export const findWaiting = (db: Db): Promise<{ id: string } | undefined> =>
  db.selectFrom('backupRun').select('id').where('startedAt', 'is', null).executeTakeFirst();

export async function noteStarted(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('backupRun').set({ startedAt: now }).where('id', '=', id).execute();
}

/** What a server that was killed has left begun. */
export async function noteBrokenOff(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('backupRun')
    .set({ endedAt: now, problem: 'The server ended before it was done.' })
    .where('startedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .execute();
}

export async function noteFailed(db: Db, id: string, { now, problem }: { now: Date; problem: string }): Promise<void> {
  await db.updateTable('backupRun').set({ endedAt: now, problem }).where('id', '=', id).execute();
}

export interface MadeFacts {
  endedAt: Date;
  madeAt: Date;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  rowCount: number;
  encrypted: boolean;
}

export async function noteMade(db: Db, id: string, facts: MadeFacts): Promise<void> {
  await db.updateTable('backupRun').set(facts).where('id', '=', id).execute();
}

export interface KeptBackup {
  id: string;
  madeAt: Date;
  fileName: string;
}

/** Those whose files should be there, the newest first. */
export async function keptBackups(db: Db): Promise<KeptBackup[]> {
  return db
    .selectFrom('backupRun')
    .select(['id', 'madeAt', 'fileName'])
    .where('removedAt', 'is', null)
    .orderBy('madeAt', 'desc')
    .$narrowType<{ madeAt: Date; fileName: string }>()
    .where('madeAt', 'is not', null)
    .execute();
}

export async function noteRemoved(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('backupRun').set({ removedAt: now }).where('id', '=', id).execute();
}

export async function noteProof(db: Db, id: string, proof: { now: Date; problem: string | null }): Promise<void> {
  await db
    .updateTable('backupRun')
    .set({ provenAt: proof.now, proofProblem: proof.problem })
    .where('id', '=', id)
    .execute();
}

/** Held by a connection, and let go of with it however its server ends: so one server at a time makes backups. */
const makersLock = advisoryLocks.backups;

export async function tryMakersLock(held: Db): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${sql.lit(makersLock)}) as got`.execute(
    held,
  );
  return rows[0]?.got ?? false;
}

export async function leaveMakersLock(held: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(makersLock)})`.execute(held);
}
