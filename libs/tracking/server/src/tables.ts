import type { Tables } from '@freightdesk/shared-database';
import { trackingTables } from '@freightdesk/tracking-tables';

/** What this service keeps. */
export const tables: readonly Tables[] = [trackingTables];
