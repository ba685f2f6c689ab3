import type { Permission } from '@freightdesk/shared-access';

/** Who may look at the rates by which tax is computed. */
export const taxTableAccess = { read: 'tax-table.read' } as const satisfies Record<string, Permission>;
