import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { BlockUserInput, User } from '@freightdesk/users-contract';
import { keepAnAdmin } from './keep-an-admin';
import type { SignIn } from './sign-in';
import { changeUser } from './user.repository';
import { userOfInput } from './user-of-input';

/** Blocks a person, whose tokens are worth nothing from then on, or lifts the block. */
export async function blockUser(
  input: BlockUserInput,
  context: WriteContext,
  { shutOut }: Pick<SignIn, 'shutOut'>,
): Promise<User> {
  const { tx, clock, audit } = context;
  const { id, blocked } = input;
  if (blocked) await keepAnAdmin(context, id);
  const before = await userOfInput(tx, input);
  const now = clock.now();
  await changeUser(context, id, { blocked });
  if (blocked) await shutOut(tx, { userId: id, now });
  const after = await userOfInput(tx, { id });
  await audit({ record: 'user', recordId: id, action: blocked ? 'block' : 'unblock', before, after });
  return after;
}
