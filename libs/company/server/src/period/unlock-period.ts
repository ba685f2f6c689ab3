import { periodProblems, type UnlockedPeriod, type UnlockPeriodInput } from '@freightdesk/company-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findLock, holdPostings, removeLock } from './period.repository';

export async function unlockPeriod(
  { month, reason }: UnlockPeriodInput,
  { tx, audit }: WriteContext,
): Promise<UnlockedPeriod> {
  await holdPostings(tx);
  const before = await findLock(tx, month);
  if (!before) refuse(periodProblems.not_locked);
  await removeLock(tx, month);
  await audit({ record: 'period', recordId: month, action: 'unlock', before, reason });
  return { month };
}
