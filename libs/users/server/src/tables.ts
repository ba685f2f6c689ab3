import { authTables } from '@freightdesk/auth-tables';
import type { Tables } from '@freightdesk/shared-database';

/** The people of the ground, and when they were last seen. */
export const tables: readonly Tables[] = [authTables];
