import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of the chart of accounts by whom, once: its calls say it, and its page says the same. */
export const accountAccess = { read: 'account.read', manage: 'account.manage' } as const satisfies Record<
  string,
  Permission
>;
