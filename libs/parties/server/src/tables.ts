import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps. */
export const tables: readonly Tables[] = [partiesTables];
