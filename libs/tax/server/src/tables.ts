import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database';
import { taxTables } from '@freightdesk/tax-tables';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [ledgerTables, partiesTables, taxTables];
