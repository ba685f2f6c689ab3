import { activityTables } from '@freightdesk/activity-tables';
import { companyTables } from '@freightdesk/company-tables';
import { domesticTables } from '@freightdesk/domestic-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database';
import { taxTables } from '@freightdesk/tax-tables';
import { trackingTables } from '@freightdesk/tracking-tables';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [
  activityTables,
  companyTables,
  domesticTables,
  intlShipmentTables,
  partiesTables,
  taxTables,
  trackingTables,
];
