// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Timestamp } from '@freightdesk/shared-database/tables';

export interface AdvanceTaxTable {
  id: string;
  paymentId: string;
  voucherId: string;
  kind: string;
  number: string | null;
  date: string;
  supplierGstin: string;
  recipientGstin: string | null;
  placeOfSupply: string;
  supply: string;
  gstRate: string;
  advancePaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  createdAt: Timestamp;
  createdBy: string;
  refundId: string | null;
}

export interface AllocationTable {
  id: string;
  paymentId: string | null;
  saleInvoiceId: string | null;
  amountMinor: number;
  date: string;
  voucherId: string;
  createdAt: Timestamp;
  createdBy: string;
  purchaseInvoiceId: string | null;
  settlementId: string | null;
  refundId: string | null;
}

export interface AllocationSpanTable {
  allocationId: string;
  saleInvoiceId: string | null;
  purchaseInvoiceId: string | null;
  amountMinor: number;
  openFrom: string;
  openTo: string;
}

export interface BillHoldTable {
  id: string;
  reason: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface ChequePrintTable {
  id: string;
  paymentId: string;
  payee: string;
  isCrossed: boolean;
  isLimited: boolean;
  reason: string | null;
  createdAt: Timestamp;
  createdBy: string;
}

export interface PaymentTable {
  id: string;
  number: string;
  direction: string;
  status: string;
  date: string;
  bankId: string;
  partyId: string | null;
  mode: string;
  reference: string | null;
  currency: string;
  exchangeRate: string;
  amountMinor: number;
  bankAmountPaise: number;
  tdsPaise: number;
  bankChargesPaise: number;
  accountCode: string | null;
  narration: string | null;
  reverseReason: string | null;
  fxGainPaise: Filled<number>;
  voucherId: string;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  tdsNature: string | null;
  tdsSection: string | null;
  tdsAccountCode: string | null;
  gstRate: string | null;
  gstSupply: string | null;
  itcEligible: boolean | null;
  taxablePaise: number | null;
  cgstPaise: number | null;
  sgstPaise: number | null;
  igstPaise: number | null;
  challanNumber: string | null;
  challanBsrCode: string | null;
  challanDate: string | null;
  advanceTaxReason: string | null;
  fromReceiptId: string | null;
  refundOfId: string | null;
  reverseCharge: boolean | null;
  form15ca: string | null;
}

export interface PaymentRunTable {
  id: string;
  title: string;
  status: string;
  payOn: string;
  bankId: string;
  totalPaise: number;
  preparedBy: string;
  submittedBy: string | null;
  approvedBy: string | null;
  paidOn: string | null;
  cancelReason: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  searchName: Computed<string>;
}

export interface PaymentRunLineTable {
  runId: string;
  purchaseInvoiceId: string;
  partyId: string;
  position: number;
  amountPaise: number;
  isOpen: Filled<boolean>;
  paymentId: string | null;
}

export interface SettlementTable {
  id: string;
  number: string;
  kind: string;
  status: string;
  date: string;
  partyId: string;
  currency: string;
  amountMinor: number;
  amountPaise: number;
  fxGainPaise: Filled<number>;
  saleInvoiceId: string | null;
  purchaseInvoiceId: string | null;
  reason: string | null;
  decidedBy: string | null;
  refuseReason: string | null;
  reverseReason: string | null;
  voucherId: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    advanceTax: AdvanceTaxTable;
    allocation: AllocationTable;
    allocationSpan: AllocationSpanTable;
    billHold: BillHoldTable;
    chequePrint: ChequePrintTable;
    payment: PaymentTable;
    paymentRun: PaymentRunTable;
    paymentRunLine: PaymentRunLineTable;
    settlement: SettlementTable;
  }
}
