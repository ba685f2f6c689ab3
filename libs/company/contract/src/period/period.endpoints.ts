import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { periodAccess } from '../access';
import { periodList } from './period.list';
import type { LockedPeriod, LockPeriodInput, UnlockedPeriod, UnlockPeriodInput } from './period.schema';

export const listPeriods = defineEndpoint<ListInput, Page<LockedPeriod>>({
  name: 'periods.list',
  method: 'GET',
  path: '/period/list',
  access: periodAccess.read,
  summary: 'Months whose books are locked.',
  list: periodList,
});

export const lockPeriod = defineEndpoint<LockPeriodInput, LockedPeriod>({
  name: 'periods.lock',
  method: 'POST',
  path: '/period/lock',
  access: periodAccess.manage,
  summary: 'Locks the books of a month: for all but administrators, for what GST returns tell, or for everybody.',
  touches: ['periods'],
});

export const unlockPeriod = defineEndpoint<UnlockPeriodInput, UnlockedPeriod>({
  name: 'periods.unlock',
  method: 'POST',
  path: '/period/unlock',
  access: periodAccess.manage,
  summary: 'Opens a locked month again, with the reason for the audit trail.',
  touches: ['periods'],
});
