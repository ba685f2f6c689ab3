import type { Tables } from '@freightdesk/shared-database';
import { viewsTables } from '@freightdesk/views-tables';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [viewsTables];
