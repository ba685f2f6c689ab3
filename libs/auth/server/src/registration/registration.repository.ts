import type { Role } from '@freightdesk/shared-access';
import { advisoryLocks, type Db, newId, type Tx } from '@freightdesk/shared-database';
import { changedBy, madeBy, type Writing } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

export async function isAnyoneThere(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('appUser').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Makes everyone who would be the first user wait for each other; then asks whether they still would be. */
export async function claimFirstUser(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.firstUser)})`.execute(tx);
  return !(await isAnyoneThere(tx));
}

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Who registers is nobody yet: the row says that they made it themselves. */
const byThemselves = (tx: Tx, userId: string, now: Date): Writing => ({
  tx,
  clock: { now: () => now },
  actor: { userId },
});

export async function insertActiveUser(
  tx: Tx,
  person: Person,
  { role, now }: { role: Role; now: Date },
): Promise<string> {
  const id = newId();
  const { id: roleId } = await tx.selectFrom('role').select('id').where('name', '=', role).executeTakeFirstOrThrow();
  await tx
    .insertInto('appUser')
    .values({
      ...person,
      id,
      roleId,
      blocked: false,
      activatedAt: now,
      ...madeBy(byThemselves(tx, id, now)),
    })
    .execute();
  return id;
}

/** The address an invitation was made for, while it can still be taken up. */
export async function invitedEmail(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('appUser')
    .select('email')
    .where('id', '=', userId)
    .where('activatedAt', 'is', null)
    .where('blocked', '=', false)
    .forUpdate()
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function activateUser(tx: Tx, userId: string, person: Omit<Person, 'email'>, now: Date): Promise<void> {
  const { firstName, lastName } = person;
  await tx
    .updateTable('appUser')
    .set({ firstName, lastName, activatedAt: now, ...changedBy(byThemselves(tx, userId, now)) })
    .where('id', '=', userId)
    .execute();
}
