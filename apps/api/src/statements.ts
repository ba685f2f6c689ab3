import { bankStatements } from '@freightdesk/banks-server';
import { domesticStatements } from '@freightdesk/domestic-server';
import { intlShipmentStatements } from '@freightdesk/intl-shipment-server';
import { invoiceStatements, purchaseStatements } from '@freightdesk/invoices-server';
import { ledgerStatements } from '@freightdesk/ledger-server';
import { paymentStatements } from '@freightdesk/payments-server';
import { reportStatements } from '@freightdesk/reports-server';
import { auditStatements, fileStatements, type Statement } from '@freightdesk/shared-server-kit';
import { userStatements } from '@freightdesk/users-server';

/** What every domain says is always true of its records. */
export const statements: readonly Statement[] = [
  ...ledgerStatements,
  ...bankStatements,
  ...intlShipmentStatements,
  ...domesticStatements,
  ...invoiceStatements,
  ...purchaseStatements,
  ...paymentStatements,
  ...reportStatements,
  ...userStatements,
  ...fileStatements,
  ...auditStatements,
];
