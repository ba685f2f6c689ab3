import {
  furtherLocks,
  isFiledInTime,
  type LockedPeriod,
  type LockPeriodInput,
  periodProblems,
} from '@freightdesk/company-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { findLock, holdPostings, insertLock, removeLock } from './period.repository';

type Filing = Pick<LockedPeriod, 'gstFiledOn' | 'gstReference'>;

/** When the returns of the month were filed; a month that is locked further keeps what is known of it. */
function filingOf(
  { month, kind, gstFiledOn: given, gstReference }: LockPeriodInput,
  before: LockedPeriod | undefined,
  { clock }: WriteContext,
): Filing {
  if (kind !== 'GST_FILED') {
    return { gstFiledOn: before?.gstFiledOn ?? null, gstReference: before?.gstReference ?? null };
  }
  const gstFiledOn = given ?? clock.today();
  refuseFutureDates(clock, { gstFiledOn });
  if (!isFiledInTime(month, gstFiledOn)) {
    const message = 'Returns are filed once the month is over.';
    refuse(commonProblems.invalid, { errors: [{ field: 'gstFiledOn', code: 'month_not_over', message }] });
  }
  return { gstFiledOn, gstReference: gstReference ?? null };
}

/** Locks the books of a month, or locks them further: whatever would post into it against that is refused, whoever asks. */
export async function lockPeriod(input: LockPeriodInput, context: WriteContext): Promise<LockedPeriod> {
  const { month, kind = 'HARD' } = input;
  const { tx, clock, actor, audit } = context;
  await holdPostings(tx);
  const before = await findLock(tx, month);
  if (!furtherLocks(before?.kind ?? null).includes(kind)) refuse(periodProblems.already_locked);
  const filing = filingOf(input, before, context);
  if (before) await removeLock(tx, month);
  await insertLock(tx, { month, kind, ...filing, lockedAt: clock.now(), lockedBy: actor.userId });
  const after = await findLock(tx, month);
  if (!after) throw new Error(`The lock of ${month} was written and is not there.`);
  await audit({ record: 'period', recordId: month, action: 'lock', ...(before && { before }), after });
  return after;
}
