import { activityTables } from '@freightdesk/activity-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps. */
export const tables: readonly Tables[] = [activityTables];
