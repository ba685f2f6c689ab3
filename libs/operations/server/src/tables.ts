import { operationsTables } from '@freightdesk/operations-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps. */
export const tables: readonly Tables[] = [operationsTables];
