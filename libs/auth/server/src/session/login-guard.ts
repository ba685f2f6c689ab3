import { createHash } from 'node:crypto';
import { authProblems } from '@freightdesk/auth-contract';
import type { Db } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { findWait, forgetAttempts, type Guesser, recordFailure } from './login-attempt.repository';

export const guesserOf = (email: string, address: string): Guesser => ({
  accountHash: createHash('sha256').update(email).digest('hex'),
  address,
});

function refuseUntil(until: Date, now: Date): never {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  refuse(authProblems.too_many_attempts, { members: { retryAfterSeconds } });
}

export async function refuseWhileWaiting(db: Db, guesser: Guesser, now: Date): Promise<void> {
  const until = await findWait(db, guesser, now);
  if (until) refuseUntil(until, now);
}

/** Counts a failure; among many guesses at once, those beyond the limit are told to wait, right or wrong. */
export async function countFailure(db: Db, guesser: Guesser, now: Date): Promise<void> {
  const wasCounted = await recordFailure(db, guesser, now);
  if (!wasCounted) await refuseWhileWaiting(db, guesser, now);
}

export async function forgiveFailures(db: Db, guesser: Guesser, now: Date): Promise<void> {
  await forgetAttempts(db, guesser, now);
}
