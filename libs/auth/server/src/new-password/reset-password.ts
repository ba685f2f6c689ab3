import { authProblems, type Done, type ResetPasswordInput } from '@freightdesk/auth-contract';
import { type OpenReadContext, openWriteWithin, refuse } from '@freightdesk/shared-server-kit';
import type { SignIn } from '../auth-ports';
import { findLink, takeLink } from '../link/one-time-link.repository';
import { endSessions } from '../session/session.repository';
import { signedInUser } from '../session/user.repository';
import { setPasswordHash } from '../password/credential.repository';
import { hashPassword } from '../password/password-hash';
import { refuseWeakPassword } from '../password/refuse-weak-password';

const kinds = ['reset'] as const;

/**
 * Sets a password by a one-time link. A password that is refused leaves the link as it was, a link that is none costs no hash,
 * and no transaction waits for one: the link is looked at first and taken afterwards.
 */
export async function resetPassword(
  { token, password }: ResetPasswordInput,
  context: OpenReadContext,
  { turns, companyName }: SignIn,
): Promise<Done> {
  const { db, clock, address } = context;
  const found = await findLink(db, { token, kinds, now: clock.now() });
  if (!found?.userId) refuse(authProblems.link_ended);
  const owner = await signedInUser(db, found.userId);
  refuseWeakPassword({ password, owner: { ...owner, company: await companyName(db) }, field: 'password' });
  const passwordHash = await turns.take(address, () => hashPassword(password));

  return openWriteWithin(context, async ({ tx, audit }) => {
    const now = clock.now();
    const link = await takeLink(tx, { token, kinds, now });
    if (!link?.userId) refuse(authProblems.link_ended);
    const { userId } = link;
    await setPasswordHash(tx, { userId, passwordHash, changedAt: now });
    await endSessions(tx, { userId, now });
    await audit({ userId, userName: owner.name, record: 'user', recordId: userId, action: 'reset-password' });
    return { done: true };
  });
}
