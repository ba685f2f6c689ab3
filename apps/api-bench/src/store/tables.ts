import { activityTables } from '@freightdesk/activity-tables';
import { authTables } from '@freightdesk/auth-tables';
import { banksTables } from '@freightdesk/banks-tables';
import { companyTables } from '@freightdesk/company-tables';
import { deskTables } from '@freightdesk/desk-tables';
import { domesticTables } from '@freightdesk/domestic-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { invoicesTables } from '@freightdesk/invoices-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { operationsTables } from '@freightdesk/operations-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import { paymentsTables } from '@freightdesk/payments-tables';
import { reconciliationTables } from '@freightdesk/reconciliation-tables';
import type { Tables } from '@freightdesk/shared-database';
import { taxTables } from '@freightdesk/tax-tables';
import { trackingTables } from '@freightdesk/tracking-tables';
import { viewsTables } from '@freightdesk/views-tables';

/** What the server keeps. A table that is forgotten here is refused by its start, which finds the store newer or older. */
export const tables: readonly Tables[] = [
  activityTables,
  authTables,
  banksTables,
  companyTables,
  deskTables,
  domesticTables,
  intlShipmentTables,
  invoicesTables,
  ledgerTables,
  operationsTables,
  partiesTables,
  paymentsTables,
  reconciliationTables,
  taxTables,
  trackingTables,
  viewsTables,
];
