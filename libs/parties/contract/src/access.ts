import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const partyAccess = {
  read: 'party.read',
  add: 'party.add',
  update: 'party.update',
  page: 'party.page',
  taxData: 'party.tax-data',
  approveCredit: 'party.approve-credit',
} as const satisfies Record<string, Permission>;
