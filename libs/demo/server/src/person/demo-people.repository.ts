import type { DemoPerson } from '@freightdesk/demo-contract';
import { isRole } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { demoPeople } from './demo-people.data';

/** Those of the sample company's five who can sign in, in the order of the roles. */
export async function findDemoPeople(db: Db): Promise<DemoPerson[]> {
  const rows = await db
    .selectFrom('appUser')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select(['appUser.id', 'appUser.email', 'appUser.firstName', 'appUser.lastName', 'role.name as role'])
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.blocked', '=', false)
    .where('appUser.removedAt', 'is', null)
    .execute();
  return demoPeople.flatMap(({ email }) => {
    const row = rows.find((person) => person.email === email);
    return row && isRole(row.role)
      ? [{ id: row.id, name: `${row.firstName} ${row.lastName}`.trim(), roleName: row.role }]
      : [];
  });
}
