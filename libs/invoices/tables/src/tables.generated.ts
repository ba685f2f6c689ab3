// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Computed, Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface DocumentJobTable {
  side: string;
  partyId: string;
  jobNumber: string;
  documentId: string;
}

export interface DocumentMonthTable {
  side: string;
  month: string;
  kind: string;
  reverseCharge: boolean;
  hasTax: boolean;
  itcEligible: boolean;
  shard: number;
  documents: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundOffPaise: number;
  totalPaise: number;
  owedCgstPaise: number;
  owedSgstPaise: number;
  owedIgstPaise: number;
}

export interface DocumentPartyTable {
  partyId: string;
  name: string;
  gstin: string;
  searchText: Computed<string>;
  shard: number;
  sales: number;
  bills: number;
}

export interface DocumentTallyTable {
  side: string;
  date: string;
  standing: string;
  kind: string;
  shard: number;
  documents: number;
}

export interface EinvoiceTable {
  saleInvoiceId: string;
  irn: string;
  ackNumber: string;
  acknowledgedAt: Timestamp;
  signedQr: string;
  cancelledAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: string;
}

export interface Gstr2bDocumentTable {
  id: string;
  fileId: string;
  gstin: string;
  month: string;
  kind: string;
  supplierGstin: string;
  supplierName: string | null;
  number: string;
  numberKey: string;
  date: string;
  fiscalYear: string;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  reverseCharge: boolean;
  itcAvailable: boolean;
}

export interface Gstr2bFileTable {
  id: string;
  gstin: string;
  month: string;
  documents: number;
  createdAt: Timestamp;
  createdBy: string;
}

export interface InterestSpanTable {
  id: string;
  saleInvoiceId: string;
  noteId: string;
  fromDate: string;
  toDate: string;
  percent: string;
  outstandingMinor: number;
  interestMinor: number;
  createdAt: Timestamp;
  createdBy: string;
}

export interface JobGroupSumTable {
  part: string;
  firstDay: string;
  whose: string;
  shard: number;
  jobs: number;
  quotedPaise: number;
  accruedPaise: number;
  sellPaise: number;
  buyPaise: number;
  exchangePaise: number;
}

export interface LateBillTable {
  jobId: string;
  invoiceId: string;
}

export interface OwedDayTable {
  side: string;
  dueDate: string;
  shard: number;
  outstandingPaise: number;
  documents: number;
}

export interface OwedPartyTable {
  side: string;
  partyId: string;
  shard: number;
  outstandingPaise: number;
  documents: number;
}

export interface PurchaseInvoiceTable {
  id: string;
  number: string | null;
  selfInvoiceNumber: string | null;
  status: string;
  supplierNumber: string;
  supplierNumberKey: string;
  supplierDate: string;
  supplierYear: string;
  date: string;
  dueDate: string;
  branchId: string;
  recipientGstin: string | null;
  partyId: string;
  partyName: string;
  partyGstin: string | null;
  partyPan: string | null;
  vendor: Json;
  placeOfSupplyStateCode: string;
  placeOfSupplyWhy: string;
  supply: string;
  reverseCharge: boolean;
  itcEligible: boolean;
  currency: string;
  exchangeRate: string;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundOffPaise: number;
  totalPaise: number;
  currencyTotalMinor: number;
  statedTax: Json | null;
  reverseChargeTax: Json | null;
  tdsNature: string | null;
  tdsSection: string | null;
  tdsCode: string | null;
  tdsPercent: string | null;
  tdsBasePaise: number;
  tdsPaise: number;
  tdsWhy: string;
  tdsAccountCode: string | null;
  payablePaise: number;
  payableMinor: number;
  cancelReason: string | null;
  voucherId: string | null;
  postedAt: Timestamp | null;
  postedBy: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  settledMinor: Filled<number>;
  againstInvoiceId: string | null;
  reason: string | null;
  notedMinor: Filled<number>;
  kind: Computed<string>;
  outstandingMinor: Computed<number>;
  outstandingPaise: Computed<number>;
  standing: Computed<string>;
  costOverrideReason: string | null;
  tdsCertificateId: string | null;
  tdsCertificateNumber: string | null;
  tdsCertificatePaise: number | null;
  creditReversedPaise: Filled<number>;
  creditUntil: Computed<string | null>;
  broughtForward: Filled<boolean>;
}

export interface PurchaseInvoiceLineTable {
  id: string;
  invoiceId: string;
  position: number;
  description: string;
  sac: string;
  quantity: string;
  rate: string;
  gstRate: string;
  taxability: string;
  accountCode: string;
  jobId: string | null;
  jobNumber: string | null;
  taxableMinor: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  chargeHeadId: string | null;
  againstPosition: number | null;
  docketId: string | null;
  docketNumber: string | null;
  chargeId: string | null;
  accruedPaise: number | null;
  quotedPaise: number | null;
  jobClosed: boolean | null;
}

export interface RecurringInvoiceTable {
  id: string;
  invoiceId: string;
  period: string;
  anchorDay: number;
  nextOn: string;
  until: string | null;
  active: Filled<boolean>;
  lastInvoiceId: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface RegisterSumTable {
  side: string;
  part: string;
  firstDay: string;
  whose: string;
  job: string;
  shard: number;
  documents: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundOffPaise: number;
  totalPaise: number;
}

export interface RemittancePaperTable {
  purchaseInvoiceId: string;
  caNumber: string;
  cbNumber: string | null;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface SaleInvoiceTable {
  id: string;
  number: string | null;
  kind: string;
  status: string;
  date: string;
  dueDate: string;
  branchId: string;
  supplierGstin: string | null;
  supplier: Json | null;
  partyId: string;
  partyName: string;
  partyGstin: string | null;
  recipient: Json | null;
  placeOfSupplyStateCode: string;
  placeOfSupplyWhy: string;
  placeOfSupplyReason: string | null;
  supply: string;
  reverseCharge: boolean;
  exportWithPayment: boolean;
  roundsOff: boolean;
  currency: string;
  exchangeRate: string;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  roundOffPaise: number;
  totalPaise: number;
  currencyTotalMinor: number;
  reverseChargeTax: Json | null;
  notes: string | null;
  cancelReason: string | null;
  voucherId: string | null;
  issuedAt: Timestamp | null;
  issuedBy: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  settledMinor: Filled<number>;
  terms: Json | null;
  againstInvoiceId: string | null;
  reason: string | null;
  notedMinor: Filled<number>;
  outstandingMinor: Computed<number>;
  outstandingPaise: Computed<number>;
  standing: Computed<string>;
  promisedOn: string | null;
  dispute: string | null;
  sezUnderLut: boolean | null;
  einvoiceBy: string | null;
  discountPercent: string | null;
  discountMinor: number | null;
  withoutLutReason: string | null;
}

export interface SaleInvoiceLineTable {
  id: string;
  invoiceId: string;
  position: number;
  description: string;
  sac: string;
  quantity: string;
  rate: string;
  discountMinor: number;
  gstRate: string;
  taxability: string;
  jobId: string | null;
  jobNumber: string | null;
  incomeAccountCode: string;
  taxableMinor: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  chargeHeadId: string | null;
  againstPosition: number | null;
  docketId: string | null;
  docketNumber: string | null;
  chargeId: string | null;
  documentDiscountMinor: number | null;
}

export interface UnpaidCreditMoveTable {
  id: string;
  purchaseInvoiceId: string;
  voucherId: string;
  kind: string;
  date: string;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  createdAt: Timestamp;
  createdBy: string;
}

export interface WithheldMonthTable {
  side: string;
  section: string;
  nature: string;
  month: string;
  shard: number;
  documents: number;
  basePaise: number;
  tdsPaise: number;
}

export interface WithheldPartyMonthTable {
  partyId: string;
  side: string;
  section: string;
  nature: string;
  month: string;
  shard: number;
  documents: number;
  basePaise: number;
  tdsPaise: number;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    documentJob: DocumentJobTable;
    documentMonth: DocumentMonthTable;
    documentParty: DocumentPartyTable;
    documentTally: DocumentTallyTable;
    einvoice: EinvoiceTable;
    gstr2bDocument: Gstr2bDocumentTable;
    gstr2bFile: Gstr2bFileTable;
    interestSpan: InterestSpanTable;
    jobGroupSum: JobGroupSumTable;
    lateBill: LateBillTable;
    owedDay: OwedDayTable;
    owedParty: OwedPartyTable;
    purchaseInvoice: PurchaseInvoiceTable;
    purchaseInvoiceLine: PurchaseInvoiceLineTable;
    recurringInvoice: RecurringInvoiceTable;
    registerSum: RegisterSumTable;
    remittancePaper: RemittancePaperTable;
    saleInvoice: SaleInvoiceTable;
    saleInvoiceLine: SaleInvoiceLineTable;
    unpaidCreditMove: UnpaidCreditMoveTable;
    withheldMonth: WithheldMonthTable;
    withheldPartyMonth: WithheldPartyMonthTable;
  }
}
