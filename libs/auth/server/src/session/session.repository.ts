import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

export async function insertSession(
  db: Db | Tx,
  session: { userId: string; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('session')
    .values({ ...session, id, lastSeenAt: session.createdAt })
    .execute();
  return id;
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('session').set({ endedAt: now }).where('id', '=', sessionId).execute();
}

/** Ends every live session of a user, or every other one. */
export async function endSessions(
  tx: Tx,
  { userId, now, except }: { userId: string; now: Date; except?: string },
): Promise<void> {
  let query = tx.updateTable('session').set({ endedAt: now }).where('userId', '=', userId).where('endedAt', 'is', null);
  if (except) query = query.where('id', '<>', except);
  await query.execute();
}

/** The audit trail names sessions, so they are kept a while after their end. */
const keptDays = 30;

/** The newest of each person stays: when they were last seen is read from it. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${keptDays}::int)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session as newer')
          .select('newer.id')
          .whereRef('newer.userId', '=', 'session.userId')
          .whereRef('newer.lastSeenAt', '>', 'session.lastSeenAt'),
      ),
    )
    .execute();
}

export interface SessionHolder {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
}

/** A session ends by itself when nobody uses it for an hour. */
const idleMinutes = 60;

/**
 * Who holds a live session, with the role of this moment, in one statement. It also notes that the session is in use, at
 * most once a minute, so that reading a page of lists does not write a row for each.
 */
export async function findSessionHolder(
  db: Db,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<SessionHolder | undefined> {
  const minutesAgo = (minutes: number) => sql<Date>`${now}::timestamptz - make_interval(mins => ${minutes}::int)`;
  return db
    .with('seen', (cte) =>
      cte
        .updateTable('session')
        .set({ lastSeenAt: now })
        .where('id', '=', sessionId)
        .where('endedAt', 'is', null)
        .where('lastSeenAt', '<=', minutesAgo(1))
        .where('lastSeenAt', '>', minutesAgo(idleMinutes))
        .returning('id'),
    )
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select([
      'appUser.id as userId',
      sql<string>`coalesce(app_user.email, '')`.as('email'),
      'appUser.firstName',
      'appUser.lastName',
      'role.name as role',
    ])
    .where('session.id', '=', sessionId)
    .where('session.userId', '=', userId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('session.lastSeenAt', '>', minutesAgo(idleMinutes))
    .where('appUser.blocked', '=', false)
    .where('appUser.removedAt', 'is', null)
    .executeTakeFirst();
}
