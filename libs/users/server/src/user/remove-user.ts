import { heldAsSeen, type WriteContext } from '@freightdesk/shared-server-kit';
import type { RemovedUser, RemoveUserInput } from '@freightdesk/users-contract';
import { keepAnAdmin } from './keep-an-admin';
import type { SignIn } from './sign-in';
import { changeUser } from './user.repository';
import { users } from './user-kind';

/** The id stays in what they did; name, address and password go. The address can be invited anew. */
export async function removeUser(
  input: RemoveUserInput,
  context: WriteContext,
  { shutOut, forgetPassword }: Pick<SignIn, 'shutOut' | 'forgetPassword'>,
): Promise<RemovedUser> {
  const { tx, clock, audit } = context;
  const { id, version } = input;
  await keepAnAdmin(context, id);
  const { roleId, status } = await heldAsSeen(users, { id, version }, tx);
  const now = clock.now();
  await shutOut(tx, { userId: id, now });
  await forgetPassword(tx, id);
  const blank = { email: null, firstName: 'Removed user', lastName: '', removedAt: now };
  await changeUser(context, id, blank);
  await audit({ record: 'user', recordId: id, action: 'remove', before: { role: roleId.name, status } });
  return { id };
}
