import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of journals by whom, once: their calls say it, and their pages say the same. */
export const journalAccess = { read: 'journal.read', write: 'journal.write' } as const satisfies Record<
  string,
  Permission
>;
