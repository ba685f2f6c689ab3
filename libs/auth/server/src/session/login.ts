import { authProblems, type LoginInput, type OpenedSession } from '@freightdesk/auth-contract';
import { type OpenReadContext, refuse } from '@freightdesk/shared-server-kit';
import { findAccount } from '../password/credential.repository';
import { isRightPassword } from '../password/password-hash';
import { countFailure, forgiveFailures, guesserOf, refuseWhileWaiting } from './login-guard';
import { openSession } from './open-session';
import type { TokenKey } from './token-key';

/**
 * Signs in. Not one transaction on purpose: a failure must stay counted although the call is refused, and no connection is
 * held while the password is hashed. Unknown addresses and wrong passwords do the same work and get the same answer.
 */
export async function login(
  input: LoginInput,
  { db, clock, address }: OpenReadContext,
  key: TokenKey,
): Promise<OpenedSession> {
  const email = input.email.toLowerCase();
  const guesser = guesserOf(email, address);
  await refuseWhileWaiting(db, guesser, clock.now());

  const account = await findAccount(db, email);
  const isRight = await isRightPassword(account?.passwordHash ?? null, input.password);
  const now = clock.now();
  if (!account || !isRight) {
    await countFailure(db, guesser, now);
    refuse(authProblems.invalid_credentials);
  }
  await refuseWhileWaiting(db, guesser, now);
  await forgiveFailures(db, guesser, now);
  if (account.isBlocked) refuse(authProblems.user_blocked);
  return openSession(db, key, { userId: account.userId, now });
}
