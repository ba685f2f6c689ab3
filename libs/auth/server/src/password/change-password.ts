import type { ChangePasswordInput, Done } from '@freightdesk/auth-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type ReadContext, refuse, writeWithin } from '@freightdesk/shared-server-kit';
import { guesserOf, tryPassword } from '../session/login-guard';
import { endSessions } from '../session/session.repository';
import { signedInUser } from '../session/user.repository';
import { lockPasswordHash, passwordHashOf } from './credential.repository';
import { setPassword } from './set-password';

function refuseCurrentPassword(): never {
  const message = 'This is not your current password.';
  refuse(commonProblems.invalid, { errors: [{ field: 'currentPassword', code: 'wrong_password', message }] });
}

/**
 * Changes one's own password; whoever else is signed in as this person is out at the next request. A wrong current password
 * counts as it does at the login, so that a session left open is no way to find it out.
 */
export async function changePassword(input: ChangePasswordInput, context: ReadContext): Promise<Done> {
  const { db, actor } = context;
  const { userId, sessionId } = actor;
  const passwordHash = await passwordHashOf(db, userId);
  const guesser = guesserOf(actor.email, sessionId);
  if (!(await tryPassword(context, { guesser, passwordHash, password: input.currentPassword })))
    refuseCurrentPassword();

  return writeWithin(context, async ({ tx, clock, audit }) => {
    // Somebody else may have changed it while this one was being held against it.
    if ((await lockPasswordHash(tx, userId)) !== passwordHash) refuseCurrentPassword();
    const now = clock.now();
    const owner = await signedInUser(tx, userId);
    await setPassword(tx, { userId, password: input.newPassword, owner, field: 'newPassword', now });
    await endSessions(tx, { userId, now, except: sessionId });
    await audit({ record: 'user', recordId: userId, action: 'change-password' });
    return { done: true };
  });
}
