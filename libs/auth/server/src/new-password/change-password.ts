import type { ChangePasswordInput, Done } from '@freightdesk/auth-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type ReadContext, refuse, writeWithin } from '@freightdesk/shared-server-kit';
import type { SignIn } from '../auth-ports';
import { guesserOf, tryPassword } from '../session/login-guard';
import { endSessions } from '../session/session.repository';
import { signedInUser } from '../session/user.repository';
import { lockPasswordHash, passwordHashOf, setPasswordHash } from '../password/credential.repository';
import { hashPassword } from '../password/password-hash';
import { refuseWeakPassword } from '../password/refuse-weak-password';

function refuseCurrentPassword(): never {
  const message = 'This is not your current password.';
  refuse(commonProblems.invalid, { errors: [{ field: 'currentPassword', code: 'wrong_password', message }] });
}

/**
 * Changes one's own password; whoever else is signed in as this person is out at the next request. A wrong current password
 * counts as it does at the login, so that a session left open is no way to find it out.
 */
export async function changePassword(
  { currentPassword, newPassword }: ChangePasswordInput,
  context: ReadContext,
  { turns, companyName }: SignIn,
): Promise<Done> {
  const { db, actor } = context;
  const { userId, sessionId } = actor;
  const { oldHash, newHash } = await turns.take(userId, async () => {
    const oldHash = await passwordHashOf(db, userId);
    const guessers = [guesserOf(actor.email, sessionId)];
    if (!(await tryPassword(context, { guessers, passwordHash: oldHash, password: currentPassword })))
      refuseCurrentPassword();
    const owner = { ...(await signedInUser(db, userId)), company: await companyName(db) };
    refuseWeakPassword({ password: newPassword, owner, field: 'newPassword' });
    return { oldHash, newHash: await hashPassword(newPassword) };
  });

  return writeWithin(context, async ({ tx, clock, audit }) => {
    // Somebody else may have changed it while this one was being held against it.
    if ((await lockPasswordHash(tx, userId)) !== oldHash) refuseCurrentPassword();
    const now = clock.now();
    await setPasswordHash(tx, { userId, passwordHash: newHash, changedAt: now });
    await endSessions(tx, { userId, now, except: sessionId });
    await audit({ record: 'user', recordId: userId, action: 'change-password' });
    return { done: true };
  });
}
