import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { UpdateUserInput, User } from '@freightdesk/users-contract';
import { keepAnAdmin } from './keep-an-admin';
import { changeUser, roleIdOf } from './user.repository';
import { users } from './user-kind';

/** Changes name or role. Sessions go on: the new role is read at their next request. */
export async function updateUser(input: UpdateUserInput, context: WriteContext): Promise<User> {
  const { id, version, roleName, firstName, lastName } = input;
  if (roleName !== undefined && roleName !== 'ADMIN') await keepAnAdmin(context, id);
  return changeRecord(users, { id, version, action: 'update' }, context, async () =>
    changeUser(context, id, {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(roleName !== undefined && { roleId: await roleIdOf(context.tx, roleName) }),
    }),
  );
}
