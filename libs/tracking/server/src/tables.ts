import type { Tables } from '@freightdesk/shared-database';
import { trackingTables } from '@freightdesk/tracking-tables';
import { activityTables } from '@freightdesk/activity-tables';

/** What this service keeps. */
export const tables: readonly Tables[] = [activityTables, trackingTables];
