import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const userAccess = { manage: 'user.manage' } as const satisfies Record<string, Permission>;
export const auditAccess = { read: 'audit.read' } as const satisfies Record<string, Permission>;
