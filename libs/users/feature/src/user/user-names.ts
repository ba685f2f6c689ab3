import type { Role } from '@freightdesk/shared-access';
import type { Tone } from '@freightdesk/shared-ui';
import type { UserStatus } from '@freightdesk/users-contract';

/** Roles as people say them. */
export const roleNames: Record<Role, string> = {
  ADMIN: 'Admin',
  MARKETING: 'Marketing',
  INTERNATIONAL: 'International',
  DOMESTIC: 'Domestic',
  ACCOUNT: 'Accounts',
};

export const statusNames: Record<UserStatus, { name: string; tone: Tone }> = {
  ACTIVE: { name: 'Active', tone: 'success' },
  INVITED: { name: 'Invited', tone: 'info' },
  BLOCKED: { name: 'Blocked', tone: 'error' },
};
