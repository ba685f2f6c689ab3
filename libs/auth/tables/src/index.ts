import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as users } from './migrations/2026-11-21-020-users';
import { up as sessions } from './migrations/2026-11-21-101-sessions';
import { up as signIn } from './migrations/2026-11-22-240-sign-in';
import './tables.generated';

/**
 * What gives entry to people. No store is restored with sessions, links or counts of wrong passwords, or a session that was ended since
 * would live again.
 */
export const authTables: Tables = {
  domain: 'auth',
  tables: ['credential', 'login_attempt', 'one_time_link', 'session'],
  notBackedUp: ['login_attempt', 'one_time_link', 'session'],
  needs: [groundTables],
  migrations: {
    '2026-11-21-020-users': users,
    '2026-11-21-101-sessions': sessions,
    '2026-11-22-240-sign-in': signIn,
  },
};
