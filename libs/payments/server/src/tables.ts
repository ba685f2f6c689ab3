import { banksTables } from '@freightdesk/banks-tables';
import { companyTables } from '@freightdesk/company-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { invoicesTables } from '@freightdesk/invoices-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import { paymentsTables } from '@freightdesk/payments-tables';
import type { Tables } from '@freightdesk/shared-database';
import { taxTables } from '@freightdesk/tax-tables';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [
  banksTables,
  companyTables,
  intlShipmentTables,
  invoicesTables,
  ledgerTables,
  partiesTables,
  paymentsTables,
  taxTables,
];
