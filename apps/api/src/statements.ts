import { bankStatements } from '@freightdesk/banks-server';
import { invoiceStatements } from '@freightdesk/invoices-server';
import { ledgerStatements } from '@freightdesk/ledger-server';
import { paymentStatements } from '@freightdesk/payments-server';
import { auditStatements, fileStatements, type Statement } from '@freightdesk/shared-server-kit';
import { userStatements } from '@freightdesk/users-server';

/** What every domain says is always true of its records. */
export const statements: readonly Statement[] = [
  ...ledgerStatements,
  ...bankStatements,
  ...invoiceStatements,
  ...paymentStatements,
  ...userStatements,
  ...fileStatements,
  ...auditStatements,
];
