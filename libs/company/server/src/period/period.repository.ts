import { type LockedPeriod, type LockKind, lockKinds, periodList } from '@freightdesk/company-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** A month stands in the store as its first day. */
const firstDay = (month: string) => `${month}-01`;

const periodRows = (db: Db | Tx) =>
  db
    .selectFrom('periodLock')
    .innerJoin('appUser', 'appUser.id', 'periodLock.lockedBy')
    .select((eb) => [
      'periodLock.id',
      'periodLock.month',
      eb.ref('periodLock.kind').$castTo<LockKind>().as('kind'),
      'periodLock.gstFiledOn',
      'periodLock.gstReference',
      'periodLock.lockedAt',
      'periodLock.lockedBy as lockedById',
      sql<string>`trim(app_user.first_name || ' ' || app_user.last_name)`.as('lockedByName'),
    ]);

interface PeriodRow extends Pick<LockedPeriod, 'month' | 'kind' | 'gstFiledOn' | 'gstReference'> {
  lockedAt: Date;
  lockedById: string;
  lockedByName: string;
}

const shown = ({ month, lockedAt, lockedById, lockedByName, ...period }: PeriodRow): LockedPeriod => ({
  month: month.slice(0, 7),
  ...{ kind: period.kind, gstFiledOn: period.gstFiledOn, gstReference: period.gstReference },
  lockedAt: lockedAt.toISOString(),
  lockedBy: { id: lockedById, name: lockedByName },
});

export const listLockedPeriods = pagesOf(periodRows, { list: periodList, toRow: shown });

export async function findLock(tx: Tx, month: string): Promise<LockedPeriod | undefined> {
  const row = await periodRows(tx).where('periodLock.month', '=', firstDay(month)).executeTakeFirst();
  return row && shown(row);
}

/** Of the months from one day to another, how many are locked in one of these ways; `month` stands in the store as its first day. */
export async function countLocked(
  db: Db,
  { from, to, kinds = lockKinds }: { from: string; to: string; kinds?: readonly LockKind[] },
): Promise<number> {
  const { count } = await db
    .selectFrom('periodLock')
    .where('month', '>=', from)
    .where('month', '<=', to)
    .where('kind', 'in', kinds)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Waits for postings that are under way; those that begin later see what is decided here. */
export async function holdPostings(tx: Tx): Promise<void> {
  await sql`lock table period_lock in access exclusive mode`.execute(tx);
}

type NewLock = Omit<LockedPeriod, 'lockedAt' | 'lockedBy'> & { lockedAt: Date; lockedBy: string };

export async function insertLock(tx: Tx, lock: NewLock): Promise<void> {
  await tx
    .insertInto('periodLock')
    .values({ ...lock, month: firstDay(lock.month) })
    .execute();
}

export async function removeLock(tx: Tx, month: string): Promise<void> {
  await tx.deleteFrom('periodLock').where('month', '=', firstDay(month)).execute();
}
