import { companyTables } from '@freightdesk/company-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [companyTables, intlShipmentTables, ledgerTables, partiesTables];
