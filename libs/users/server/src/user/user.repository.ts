import { isRole, type Role } from '@freightdesk/shared-access';
import { type Database, type Db, newId, type Tx } from '@freightdesk/shared-database';
import { pagesOf, madeBy, type Writing, recordTable } from '@freightdesk/shared-server-kit';
import { fullName, type ListedUser, type User, userList, type UserStatus } from '@freightdesk/users-contract';
import { type ExpressionBuilder, sql } from 'kysely';

const statusOfRow = sql<UserStatus>`
  case when app_user.blocked then 'BLOCKED' when app_user.activated_at is null then 'INVITED' else 'ACTIVE' end`;

/** Everyone but the removed: they are names in history only. */
const userRows = (db: Db | Tx) =>
  db
    .selectFrom('appUser')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select((eb) => [
      'appUser.id',
      eb.ref('appUser.email').$notNull().as('email'),
      'appUser.firstName',
      'appUser.lastName',
      sql<string>`trim(app_user.first_name || ' ' || app_user.last_name)`.as('name'),
      'appUser.roleId',
      'role.name as role',
      statusOfRow.as('status'),
      'appUser.version',
    ])
    .where('appUser.removedAt', 'is', null);

interface UserRow extends Omit<User, 'roleId' | 'name'> {
  roleId: string;
  role: string;
}

function shown({ id, email, firstName, lastName, roleId, role, status, version }: UserRow): User {
  if (!isRole(role)) throw new Error(`The store holds a role '${role}' that the permission table does not know.`);
  const name = fullName({ firstName, lastName });
  return { id, email, name, firstName, lastName, roleId: { id: roleId, name: role }, status, version };
}

/** Also of sessions that are over; signing in leaves the newest ones. */
const lastSeen = ({ selectFrom }: ExpressionBuilder<Database, 'appUser'>) =>
  selectFrom('session')
    .select(({ fn }) => fn.max('session.lastSeenAt').as('at'))
    .whereRef('session.userId', '=', 'appUser.id')
    .$asScalar();

export const listUserRows = pagesOf((db: Db | Tx) => userRows(db).select((eb) => lastSeen(eb).as('lastSeenAt')), {
  list: userList,
  toRow: ({ lastSeenAt, ...user }): ListedUser => ({ ...shown(user), lastSeenAt: lastSeenAt?.toISOString() ?? null }),
});

/** The user, held till commit. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const row = await userRows(tx).where('appUser.id', '=', id).forUpdate('appUser').executeTakeFirst();
  return row && shown(row);
}

/**
 * The administrators who can sign in, held till commit: of two who block each other at once, the second sees the first
 * one's block and is refused.
 */
export async function lockActiveAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('appUser')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select('appUser.id')
    .where('role.name', '=', 'ADMIN' satisfies Role)
    .where('appUser.blocked', '=', false)
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.removedAt', 'is', null)
    .orderBy('appUser.id')
    .forUpdate('appUser')
    .execute();
  return rows.map(({ id }) => id);
}

export async function roleIdOf(tx: Tx, name: Role): Promise<string> {
  return (await tx.selectFrom('role').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
}

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  roleId: string;
}

export async function insertInvitedUser(by: Writing, user: NewUser): Promise<string> {
  const id = newId();
  await by.tx
    .insertInto('appUser')
    .values({ ...user, id, ...madeBy(by) })
    .execute();
  return id;
}

export const { change: changeUser } = recordTable('appUser');
