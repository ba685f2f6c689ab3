import { createHash } from 'node:crypto';
import { authProblems } from '@freightdesk/auth-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { isRightPassword } from '../password/password-hash';
import { anyAccount, findWait, forgetAttempts, type Guesser, recordFailure } from './login-attempt.repository';

/** `place` is the caller's address, or the session of who is signed in: a stolen one then never locks its owner out. */
export const guesserOf = (email: string, place: string): Guesser => ({
  accountHash: createHash('sha256').update(email).digest('hex'),
  address: place,
});

/** Whoever tries one account after the other from an address. */
export const anyAccountFrom = (address: string): Guesser => ({ accountHash: anyAccount, address });

async function refuseWhileWaiting(db: Db, guessers: readonly Guesser[], now: Date): Promise<void> {
  const until = await findWait(db, guessers, now);
  if (!until) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  refuse(authProblems.too_many_attempts, { members: { retryAfterSeconds } });
}

interface PasswordTry {
  /** Under which names a failure is counted. */
  guessers: readonly Guesser[];
  /** Null where nobody is known by what was typed; as slow as if somebody were. */
  passwordHash: string | null;
  password: string;
}

/**
 * One try at a password: false when it is wrong, which is counted. Whoever was wrong too often is told to wait, right or
 * wrong, also those of many guesses at once that are beyond the limit. Never inside a transaction: a failure stays counted
 * though its call is refused, and no connection is held while the password is hashed.
 */
export async function tryPassword(
  { db, clock }: { db: Db; clock: Clock },
  { guessers, passwordHash, password }: PasswordTry,
): Promise<boolean> {
  await refuseWhileWaiting(db, guessers, clock.now());
  const isRight = await isRightPassword(passwordHash, password);
  const now = clock.now();
  if (isRight) {
    await refuseWhileWaiting(db, guessers, now);
    await forgetAttempts(db, guessers);
    return true;
  }
  const counted = await Promise.all(guessers.map((guesser) => recordFailure(db, guesser, now)));
  if (counted.includes(false)) await refuseWhileWaiting(db, guessers, now);
  return false;
}
