import { authProblems, type Done, type ResetPasswordInput } from '@freightdesk/auth-contract';
import { type OpenWriteContext, refuse } from '@freightdesk/shared-server-kit';
import { takeLink } from '../link/one-time-link.repository';
import { endSessions } from '../session/session.repository';
import { signedInUser } from '../session/user.repository';
import { setPassword } from './set-password';

/** Sets a password by a one-time link. A password that is refused leaves the link as it was. */
export async function resetPassword(input: ResetPasswordInput, { tx, clock, audit }: OpenWriteContext): Promise<Done> {
  const now = clock.now();
  const link = await takeLink(tx, { token: input.token, kinds: ['reset'], now });
  if (!link?.userId) refuse(authProblems.link_ended);

  const { userId } = link;
  const owner = await signedInUser(tx, userId);
  await setPassword(tx, { userId, password: input.password, owner, field: 'password', now });
  await endSessions(tx, { userId, now });
  await audit({ userId, userName: owner.name, record: 'user', recordId: userId, action: 'reset-password' });
  return { done: true };
}
