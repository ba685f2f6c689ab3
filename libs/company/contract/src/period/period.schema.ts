import { id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';

const month = () => string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month, such as 2026-04.');

export const lockPeriodInput = record({ month: month().required() });
export type LockPeriodInput = InferType<typeof lockPeriodInput>;

export const unlockPeriodInput = record({
  month: month().required(),
  reason: string().min(3).max(500).required().label('Reason'),
});
export type UnlockPeriodInput = InferType<typeof unlockPeriodInput>;

/** A month whose books are locked. A month without a row is open. */
export const lockedPeriod = record({
  month: month().required(),
  lockedAt: string().required(),
  lockedBy: record({ id: id().required(), name: string().required() }).required(),
});
export type LockedPeriod = InferType<typeof lockedPeriod>;

export const unlockedPeriod = record({ month: month().required() });
export type UnlockedPeriod = InferType<typeof unlockedPeriod>;
