import { bankStatements, transferNumbers, transferSeals } from '@freightdesk/banks-server';
import { counterStatement } from '@freightdesk/company-server';
import { docketNumbers, domesticStatements } from '@freightdesk/domestic-server';
import { intlShipmentStatements, jobNumbers } from '@freightdesk/intl-shipment-server';
import { invoiceNumbers, invoiceSeals, invoiceStatements, purchaseStatements } from '@freightdesk/invoices-server';
import { ledgerStatements, voucherSeals } from '@freightdesk/ledger-server';
import { paymentNumbers, paymentSeals, paymentStatements } from '@freightdesk/payments-server';
import { reportStatements } from '@freightdesk/reports-server';
import {
  auditSeals,
  auditStatements,
  fileStatements,
  type SealSource,
  sealStatements,
  type Statement,
} from '@freightdesk/shared-server-kit';
import { userStatements } from '@freightdesk/users-server';

/** What every domain seals: the audit trail, and whatever it has posted. */
export const sealSources: readonly SealSource[] = [
  auditSeals,
  voucherSeals,
  transferSeals,
  ...invoiceSeals,
  ...paymentSeals,
];

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
  counterStatement([invoiceNumbers, paymentNumbers, transferNumbers, docketNumbers, jobNumbers]),
  ...fileStatements,
  ...auditStatements,
  ...sealStatements(sealSources),
];
