import { authProblems, type LoginInput, type OpenedSession } from '@freightdesk/auth-contract';
import { type OpenReadContext, refuse } from '@freightdesk/shared-server-kit';
import { findAccount } from '../password/credential.repository';
import { guesserOf, tryPassword } from './login-guard';
import { openSession } from './open-session';
import type { TokenKey } from './token-key';

/** Signs in. Unknown addresses and wrong passwords do the same work and get the same answer. */
export async function login(input: LoginInput, context: OpenReadContext, key: TokenKey): Promise<OpenedSession> {
  const { db, clock, address } = context;
  const email = input.email.toLowerCase();
  const account = await findAccount(db, email);
  const isRight = await tryPassword(context, {
    guesser: guesserOf(email, address),
    passwordHash: account?.passwordHash ?? null,
    password: input.password,
  });
  if (!account || !isRight) refuse(authProblems.invalid_credentials);
  if (account.isBlocked) refuse(authProblems.user_blocked);
  return openSession(db, key, { userId: account.userId, now: clock.now() });
}
