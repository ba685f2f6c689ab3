import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of charge heads by whom, once: their calls say it, and their pages say the same. */
export const chargeHeadAccess = {
  read: 'charge-head.read',
  manage: 'charge-head.manage',
} as const satisfies Record<string, Permission>;
