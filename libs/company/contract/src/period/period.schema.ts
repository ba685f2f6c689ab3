import { businessDate, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { type LockKind, lockKinds } from './period.kinds';

const month = () => string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month, such as 2026-04.');

export const lockPeriodInput = record({
  month: month().required(),
  /** HARD without one. */
  kind: string<LockKind>().oneOf(lockKinds).label('How far'),
  /** The day on which its returns were filed; today without one. Kept of GST_FILED alone. */
  gstFiledOn: businessDate().label('Filed on'),
  /** The acknowledgement number (ARN) of the return. */
  gstReference: string()
    .label('ARN')
    .matches(/^[A-Z]{2}[A-Z0-9]{13}$/, {
      message: 'An ARN has two letters and thirteen more characters, such as AD270326000123X.',
      excludeEmptyString: true,
    }),
});
export type LockPeriodInput = InferType<typeof lockPeriodInput>;

export const unlockPeriodInput = record({
  month: month().required(),
  reason: string().min(3).max(500).required().label('Reason'),
});
export type UnlockPeriodInput = InferType<typeof unlockPeriodInput>;

/** A month whose books are locked. A month without a row is open. */
export const lockedPeriod = record({
  month: month().required(),
  kind: string<LockKind>().oneOf(lockKinds).required(),
  gstFiledOn: businessDate().nullable().defined(),
  gstReference: string().nullable().defined(),
  lockedAt: string().required(),
  lockedBy: record({ id: id().required(), name: string().required() }).required(),
});
export type LockedPeriod = InferType<typeof lockedPeriod>;

export const unlockedPeriod = record({ month: month().required() });
export type UnlockedPeriod = InferType<typeof unlockedPeriod>;
