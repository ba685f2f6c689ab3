import { can, type Permission } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Those who work here and hold a permission, by their names; whoever is blocked or yet to come is not asked anything. */
export async function peopleWho(db: Db, permission: Permission): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('appUser')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select(['appUser.id', 'role.name as role', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('appUser.removedAt', 'is', null)
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.blocked', '=', false)
    .orderBy('name')
    .orderBy('appUser.id')
    .execute();
  return rows.filter(({ role }) => can(role, permission, 'server')).map(({ id, name }) => ({ id, name }));
}
