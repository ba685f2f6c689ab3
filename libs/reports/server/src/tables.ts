import { companyTables } from '@freightdesk/company-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { invoicesTables } from '@freightdesk/invoices-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import { paymentsTables } from '@freightdesk/payments-tables';
import { taxTables } from '@freightdesk/tax-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What reports are read from; it keeps nothing of its own. */
export const tables: readonly Tables[] = [
  companyTables,
  intlShipmentTables,
  invoicesTables,
  ledgerTables,
  partiesTables,
  paymentsTables,
  taxTables,
];
