import { authTables } from '@freightdesk/auth-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps. */
export const tables: readonly Tables[] = [authTables];
