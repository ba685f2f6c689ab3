import type { Permission } from '@freightdesk/shared-access';

/** Who may look at the rates by which tax is computed, and who may say that the law changed. */
export const taxTableAccess = {
  read: 'tax-table.read',
  manage: 'tax-table.manage',
} as const satisfies Record<string, Permission>;
