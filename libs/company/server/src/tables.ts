import { companyTables } from '@freightdesk/company-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps. */
export const tables: readonly Tables[] = [companyTables];
