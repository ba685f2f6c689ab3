import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const paymentAccess = {
  read: 'payment.read',
  write: 'payment.write',
  approve: 'write-off.approve',
} as const satisfies Record<string, Permission>;
