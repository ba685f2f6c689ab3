import { type Role, roles } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import type { Actor, Authenticate } from '@freightdesk/shared-server-kit';

/** The person of each role that a spec may call as; a row of the database too, since records name who made them. */
export const testActors: Readonly<Record<Role, Actor>> = {
  ADMIN: actor('ADMIN', 'Asha'),
  MARKETING: actor('MARKETING', 'Manoj'),
  INTERNATIONAL: actor('INTERNATIONAL', 'Indira'),
  DOMESTIC: actor('DOMESTIC', 'Dev'),
  ACCOUNT: actor('ACCOUNT', 'Anil'),
};

function actor(role: Role, firstName: string): Actor {
  const number = String(roles.indexOf(role) + 1).padStart(12, '0');
  return {
    userId: `00000000-0000-7000-8000-${number}`,
    sessionId: `00000000-0000-7000-9000-${number}`,
    email: `${firstName.toLowerCase()}@freightdesk.test`,
    name: `${firstName} Test`,
    role,
  };
}

export const testToken = (role: Role): string => `test.${role}`;

/** Stands in for sign-in where a spec is about something else: the token names the role. */
export const authenticateByRole: Authenticate = async (token) =>
  roles.filter((role) => testToken(role) === token).map((role) => testActors[role])[0] ??
  commonProblems.unauthenticated;

export async function insertTestActors(db: Db, now: Date): Promise<void> {
  const roleIds = await db.selectFrom('role').select(['id', 'name']).execute();
  const people = Object.values(testActors).map(({ userId, email, name, role }) => ({
    id: userId,
    email,
    firstName: name.replace(/ .*/, ''),
    lastName: 'Test',
    roleId: roleIds.find((row) => row.name === role)?.id ?? '',
    activatedAt: now,
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  }));
  await db.insertInto('appUser').values(people).execute();
}
