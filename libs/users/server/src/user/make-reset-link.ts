import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { linkProblem, type ResetLink, userProblems } from '@freightdesk/users-contract';
import type { SignIn } from './sign-in';
import { findUserOrRefuse } from './user-kind';

/** The old password goes on until the link is used; who was invited and never came gets a new invitation. */
export async function makeResetLink(
  { id }: { id: string },
  { tx, clock, audit }: WriteContext,
  { makeLink }: Pick<SignIn, 'makeLink'>,
): Promise<ResetLink> {
  const { status } = await findUserOrRefuse(tx, id);
  const problem = linkProblem(status);
  if (problem) refuse(userProblems[problem]);
  const kind = status === 'INVITED' ? 'invite' : 'reset';
  const { url, expiresAt } = await makeLink(tx, { kind, userId: id, now: clock.now() });
  await audit({ record: 'user', recordId: id, action: 'reset-link' });
  return { resetUrl: url, expiresAt: expiresAt.toISOString() };
}
