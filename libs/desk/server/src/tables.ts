import type { Tables } from '@freightdesk/shared-database';
import { deskTables } from '@freightdesk/desk-tables';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [deskTables];
