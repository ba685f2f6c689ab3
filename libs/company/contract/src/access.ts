import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const companyAccess = { read: 'company.read', manage: 'company.manage' } as const satisfies Record<
  string,
  Permission
>;
export const periodAccess = { read: 'period.read', manage: 'period.manage' } as const satisfies Record<
  string,
  Permission
>;
export const numberSeriesAccess = { overrideDate: 'number-series.override-date' } as const satisfies Record<
  string,
  Permission
>;
export const termAccess = { read: 'terms.read', manage: 'terms.manage' } as const satisfies Record<string, Permission>;
