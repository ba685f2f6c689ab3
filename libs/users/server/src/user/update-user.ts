import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { UpdateUserInput, User } from '@freightdesk/users-contract';
import { keepAnAdmin } from './keep-an-admin';
import { changeUser, roleIdOf } from './user.repository';
import { userOfInput } from './user-of-input';

/** Changes name or role. Sessions go on: the new role is read at their next request. */
export async function updateUser(input: UpdateUserInput, context: WriteContext): Promise<User> {
  const { tx, audit } = context;
  const { id, roleName, firstName, lastName } = input;
  if (roleName !== undefined && roleName !== 'ADMIN') await keepAnAdmin(context, id);
  const before = await userOfInput(tx, input);

  const changes = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(roleName !== undefined && { roleId: await roleIdOf(tx, roleName) }),
  };
  await changeUser(context, id, changes);
  const after = await userOfInput(tx, { id });
  await audit({ record: 'user', recordId: id, action: 'update', before, after });
  return after;
}
