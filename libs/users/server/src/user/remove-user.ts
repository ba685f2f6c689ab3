import type { Gone, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, type WriteContext } from '@freightdesk/shared-server-kit';
import { keepAnAdmin } from './keep-an-admin';
import type { SignIn } from './sign-in';
import { changeUser } from './user.repository';
import { users } from './user-kind';

/** The id stays in what they did; name, address and password go. The address can be invited anew. */
export async function removeUser(
  input: SeenInput,
  context: WriteContext,
  { shutOut, forgetPassword }: Pick<SignIn, 'shutOut' | 'forgetPassword'>,
): Promise<Gone> {
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
