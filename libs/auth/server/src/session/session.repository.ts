import { type Db, newId, statement, told, type Tx } from '@freightdesk/shared-database';
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

interface AskedSession {
  sessionId: string;
  userId: string;
  now: Date;
}

const minutesAgo = (minutes: number) =>
  sql<Date>`${told(({ now }: AskedSession) => now)}::timestamptz - make_interval(mins => ${sql.lit(minutes)})`;

const holderOf = statement<AskedSession, SessionHolder & { isFresh: boolean }>((db) =>
  db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select([
      'appUser.id as userId',
      sql<string>`coalesce(app_user.email, '')`.as('email'),
      'appUser.firstName',
      'appUser.lastName',
      'role.name as role',
      sql<boolean>`session.last_seen_at > ${minutesAgo(1)}`.as('isFresh'),
    ])
    .where(
      'session.id',
      '=',
      told(({ sessionId }: AskedSession) => sessionId),
    )
    .where(
      'session.userId',
      '=',
      told(({ userId }: AskedSession) => userId),
    )
    .where('session.endedAt', 'is', null)
    .where(
      'session.expiresAt',
      '>',
      told(({ now }: AskedSession) => now),
    )
    .where('session.lastSeenAt', '>', minutesAgo(idleMinutes))
    .where('appUser.blocked', '=', false)
    .where('appUser.removedAt', 'is', null),
);

const noteSeen = (db: Db, { sessionId, now }: AskedSession) =>
  db
    .updateTable('session')
    .set({ lastSeenAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('lastSeenAt', '<', now)
    .execute();

/**
 * Who holds a live session, with the role of this moment, in one prepared statement. That the session is in use is noted at most
 * once a minute, so that reading a page of lists does not write a row for each.
 */
export async function findSessionHolder(db: Db, asked: AskedSession): Promise<SessionHolder | undefined> {
  const [found] = await holderOf(db, asked);
  if (!found) return undefined;
  const { isFresh, ...holder } = found;
  if (!isFresh) await noteSeen(db, asked);
  return holder;
}
