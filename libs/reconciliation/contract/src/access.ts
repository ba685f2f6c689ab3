import type { Permission } from '@freightdesk/shared-access';

/** Whoever keeps the banks reconciles them. */
export const reconciliationAccess = { read: 'bank.read', write: 'bank.write' } as const satisfies Record<
  string,
  Permission
>;
