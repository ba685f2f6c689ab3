import type { Tables } from '@freightdesk/shared-database';
import { reconciliationTables } from '@freightdesk/reconciliation-tables';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [reconciliationTables];
