import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const docketAccess = { read: 'docket.read', write: 'docket.write' } as const satisfies Record<
  string,
  Permission
>;
