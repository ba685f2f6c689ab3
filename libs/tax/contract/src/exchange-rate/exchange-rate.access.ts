import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of exchange rates by whom, once: their calls say it, and their pages say the same. */
export const exchangeRateAccess = {
  read: 'exchange-rate.read',
  write: 'exchange-rate.write',
} as const satisfies Record<string, Permission>;
