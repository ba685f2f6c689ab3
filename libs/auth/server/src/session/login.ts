import { authProblems, type LoginInput, type OpenedSession } from '@freightdesk/auth-contract';
import { type OpenReadContext, refuse } from '@freightdesk/shared-server-kit';
import type { SignIn } from '../auth-ports';
import { findAccount } from '../password/credential.repository';
import { anyAccountFrom, guesserOf, tryPassword } from './login-guard';
import { openSession } from './open-session';

/**
 * Signs in. Unknown addresses and wrong passwords do the same work and get the same answer. Without a turn nothing is asked of the
 * database: those who are signed in need its connections.
 */
export async function login(
  { email: typed, password }: LoginInput,
  context: OpenReadContext,
  { key, turns }: SignIn,
): Promise<OpenedSession> {
  const { db, clock, address } = context;
  const email = typed.toLowerCase();
  const account = await turns.take(address, async () => {
    const found = await findAccount(db, email);
    const guessers = [guesserOf(email, address), anyAccountFrom(address)];
    const isRight = await tryPassword(context, { guessers, passwordHash: found?.passwordHash ?? null, password });
    return isRight ? found : undefined;
  });
  if (!account) refuse(authProblems.invalid_credentials);
  if (account.isBlocked) refuse(authProblems.user_blocked);
  return openSession(db, key, { userId: account.userId, now: clock.now() });
}
