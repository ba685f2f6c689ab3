import { authTables } from '@freightdesk/auth-tables';
import { banksTables } from '@freightdesk/banks-tables';
import { companyTables } from '@freightdesk/company-tables';
import { domesticTables } from '@freightdesk/domestic-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { invoicesTables } from '@freightdesk/invoices-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import { paymentsTables } from '@freightdesk/payments-tables';
import type { Tables } from '@freightdesk/shared-database';
import { trackingTables } from '@freightdesk/tracking-tables';

/** What years of books are written into; it keeps nothing of its own. */
export const tables: readonly Tables[] = [
  authTables,
  banksTables,
  companyTables,
  domesticTables,
  intlShipmentTables,
  invoicesTables,
  ledgerTables,
  partiesTables,
  paymentsTables,
  trackingTables,
];
