import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of the end of a year by whom, once: its calls say it, and its page says the same. */
export const yearEndAccess = { read: 'year-end.read', manage: 'year-end.manage' } as const satisfies Record<
  string,
  Permission
>;
