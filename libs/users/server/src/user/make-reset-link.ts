import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { type ResetLink, userProblems } from '@freightdesk/users-contract';
import type { SignIn } from './sign-in';
import { userOfInput } from './user-of-input';

/** The old password goes on until the link is used; who was invited and never came gets a new invitation. */
export async function makeResetLink(
  { id }: { id: string },
  { tx, clock, audit }: WriteContext,
  { makeLink }: Pick<SignIn, 'makeLink'>,
): Promise<ResetLink> {
  const { status } = await userOfInput(tx, { id });
  if (status === 'BLOCKED') refuse(userProblems.blocked_user);
  const kind = status === 'INVITED' ? 'invite' : 'reset';
  const resetUrl = await makeLink(tx, { kind, userId: id, now: clock.now() });
  await audit({ record: 'user', recordId: id, action: 'reset-link' });
  return { resetUrl };
}
