import { activityInvariants } from '@freightdesk/activity-server';
import { bankInvariants, transferNumbers, transferSeals } from '@freightdesk/banks-server';
import { counterInvariant } from '@freightdesk/company-server';
import { docketNumbers, domesticInvariants } from '@freightdesk/domestic-server';
import { intlShipmentInvariants, jobNumbers } from '@freightdesk/intl-shipment-server';
import { invoiceNumbers, invoiceSeals, invoiceInvariants, purchaseInvariants } from '@freightdesk/invoices-server';
import { jobCostSeals, journalNumbers, journalSeals, ledgerInvariants, voucherSeals } from '@freightdesk/ledger-server';
import { paymentInvariants, paymentNumbers, paymentSeals, settlementInvariants } from '@freightdesk/payments-server';
import { reconciliationInvariants } from '@freightdesk/reconciliation-server';
import { reportInvariants } from '@freightdesk/reports-server';
import { numberInvariants } from '@freightdesk/search-server';
import {
  auditSeals,
  auditInvariants,
  fileInvariants,
  type SealSource,
  sealInvariants,
  type Invariant,
} from '@freightdesk/shared-server-kit';
import { userInvariants } from '@freightdesk/users-server';
import { recordSources } from './record-sources';

/** What every domain seals: the audit trail, and whatever it has posted. */
export const sealSources: readonly SealSource[] = [
  auditSeals,
  voucherSeals,
  transferSeals,
  journalSeals,
  jobCostSeals,
  ...invoiceSeals,
  ...paymentSeals,
];

/** What every domain says is always true of its records. */
export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...bankInvariants,
  ...intlShipmentInvariants,
  ...domesticInvariants,
  ...invoiceInvariants,
  ...purchaseInvariants,
  ...paymentInvariants,
  ...settlementInvariants,
  ...reconciliationInvariants,
  ...reportInvariants,
  ...userInvariants,
  ...activityInvariants(recordSources),
  ...numberInvariants,
  counterInvariant([invoiceNumbers, paymentNumbers, transferNumbers, journalNumbers, docketNumbers, jobNumbers]),
  ...fileInvariants,
  ...auditInvariants,
  ...sealInvariants(sealSources),
];
