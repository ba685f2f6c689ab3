import { type LockedPeriod, type LockPeriodInput, periodProblems } from '@freightdesk/company-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findLock, holdPostings, insertLock } from './period.repository';

/** Locks the books of a month: whatever would post into it is refused, whoever asks. */
export async function lockPeriod({ month }: LockPeriodInput, context: WriteContext): Promise<LockedPeriod> {
  const { tx, clock, actor, audit } = context;
  await holdPostings(tx);
  if (await findLock(tx, month)) refuse(periodProblems.already_locked);
  await insertLock(tx, { month, lockedAt: clock.now(), lockedBy: actor.userId });
  const after = await findLock(tx, month);
  if (!after) throw new Error(`The lock of ${month} was written and is not there.`);
  await audit({ record: 'period', recordId: month, action: 'lock', after });
  return after;
}
