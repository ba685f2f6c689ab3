import { fullName, type SignedInUser } from '@freightdesk/auth-contract';
import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import { isRole } from '@freightdesk/shared-access';

interface StoredPerson {
  id: string;
  email: string | null;
  firstName: string;
  lastName: string;
  blocked: boolean;
  activatedAt: Date | null;
  version: number;
  roleId: string;
  roleName: string;
}

const personOf = statement<{ userId: string }, StoredPerson>((db) =>
  db
    .selectFrom('appUser')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select([
      'appUser.id',
      'appUser.email',
      'appUser.firstName',
      'appUser.lastName',
      'appUser.blocked',
      'appUser.activatedAt',
      'appUser.version',
      'role.id as roleId',
      'role.name as roleName',
    ])
    .where(
      'appUser.id',
      '=',
      told(({ userId: asked }: { userId: string }) => asked),
    ),
);

/** The person as login and the current-user call show them. Exists: sessions and links name living users only. */
export async function signedInUser(db: Db | Tx, userId: string): Promise<SignedInUser> {
  const [row] = await personOf(db, { userId });
  if (!row) throw new Error('A session or a link names nobody.');
  const { id, firstName, lastName, version, roleName } = row;
  if (!isRole(roleName))
    throw new Error(`The store holds a role '${roleName}' that the permission table does not know.`);
  return {
    id,
    email: row.email ?? '',
    name: fullName(row),
    firstName,
    lastName,
    roleId: { id: row.roleId, name: roleName },
    status: row.blocked ? 'BLOCKED' : row.activatedAt ? 'ACTIVE' : 'INVITED',
    version,
  };
}
