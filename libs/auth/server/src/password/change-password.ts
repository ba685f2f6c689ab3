import type { ChangePasswordInput, Done } from '@freightdesk/auth-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { endSessions } from '../session/session.repository';
import { signedInUser } from '../session/user.repository';
import { passwordHashOf } from './credential.repository';
import { isRightPassword } from './password-hash';
import { setPassword } from './set-password';

/** Changes one's own password; whoever else is signed in as this person is out at the next request. */
export async function changePassword(input: ChangePasswordInput, context: WriteContext): Promise<Done> {
  const { tx, clock, actor, audit } = context;
  const { userId } = actor;
  const now = clock.now();
  if (!(await isRightPassword(await passwordHashOf(tx, userId), input.currentPassword))) {
    const message = 'This is not your current password.';
    refuse(commonProblems.invalid, { errors: [{ field: 'currentPassword', code: 'wrong_password', message }] });
  }

  const owner = await signedInUser(tx, userId);
  await setPassword(tx, { userId, password: input.newPassword, owner, field: 'newPassword', now });
  await endSessions(tx, { userId, now, except: actor.sessionId });
  await audit({ record: 'user', recordId: userId, action: 'change-password' });
  return { done: true };
}
