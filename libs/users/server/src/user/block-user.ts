import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { BlockUserInput, User } from '@freightdesk/users-contract';
import { keepAnAdmin } from './keep-an-admin';
import type { SignIn } from './sign-in';
import { changeUser } from './user.repository';
import { users } from './user-kind';

/** Blocks a person, whose tokens are worth nothing from then on, or lifts the block. */
export async function blockUser(
  input: BlockUserInput,
  context: WriteContext,
  { shutOut }: Pick<SignIn, 'shutOut'>,
): Promise<User> {
  const { tx, clock } = context;
  const { id, version, blocked } = input;
  if (blocked) await keepAnAdmin(context, id);
  const seen = { id, version, action: blocked ? 'block' : 'unblock' };
  return changeRecord(users, seen, context, async () => {
    await changeUser(context, id, { blocked });
    if (blocked) await shutOut(tx, { userId: id, now: clock.now() });
  });
}
