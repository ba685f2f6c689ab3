// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import { type ColumnType, type Generated, type GeneratedAlways } from 'kysely';

/** Left out of an insert, the database fills it. */
export type Filled<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : Generated<T>;

/** Computed by the database. */
export type Computed<T> = GeneratedAlways<T>;

/** Read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Read as the value, written as JSON text: the driver would turn an array into one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;

export interface AccountTable {
  id: Filled<string>;
  code: string;
  name: string;
  kind: string;
  control: string | null;
  createdAt: Filled<Timestamp>;
}

export interface AllocationTable {
  id: string;
  paymentId: string;
  saleInvoiceId: string;
  amountMinor: number;
  date: string;
  voucherId: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface AppUserTable {
  id: string;
  email: string | null;
  firstName: string;
  lastName: string;
  roleId: string;
  blocked: Filled<boolean>;
  activatedAt: Timestamp | null;
  removedAt: Timestamp | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface AuditEventTable {
  id: string;
  at: Timestamp;
  userId: string | null;
  userName: string;
  sessionId: string | null;
  requestId: string | null;
  record: string;
  recordId: string;
  action: string;
  before: Json | null;
  after: Json | null;
  reason: string | null;
  rowHash: string;
}

export interface BackupRunTable {
  id: string;
  askedAt: Timestamp;
  askedBy: string | null;
  startedAt: Timestamp | null;
  endedAt: Timestamp | null;
  problem: string | null;
  madeAt: Timestamp | null;
  fileName: string | null;
  sizeBytes: number | null;
  sha256: string | null;
  rowCount: number | null;
  encrypted: Filled<boolean>;
  provenAt: Timestamp | null;
  proofProblem: string | null;
  removedAt: Timestamp | null;
}

export interface BankTable {
  id: string;
  accountId: string;
  name: string;
  accountNumber: string;
  ifsc: string | null;
  branch: string | null;
  accountType: string;
  currency: string;
  openingBalancePaise: number;
  openingBalanceMinor: number;
  openingDate: string;
  openingVoucherId: string | null;
  upiId: string | null;
  swift: string | null;
  isDefault: Filled<boolean>;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface BankTransferTable {
  id: string;
  number: string;
  fromBankId: string;
  toBankId: string;
  date: string;
  amountMinor: number;
  toAmountMinor: number;
  reference: string | null;
  voucherId: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface BranchTable {
  id: string;
  code: string;
  name: string;
  gstin: string | null;
  stateCode: string | null;
  address: Json | null;
  phone: string | null;
  email: string | null;
  isHeadOffice: Filled<boolean>;
  active: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface CompanyTable {
  id: string;
  name: string | null;
  legalName: string | null;
  stateCode: string | null;
  gstin: string | null;
  pan: string | null;
  tan: string | null;
  cin: string | null;
  address: Json | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  taxOnAdvances: Filled<boolean>;
  tdsToTheRupee: Filled<boolean>;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  lutNumber: string | null;
  lutValidFrom: string | null;
  lutValidUntil: string | null;
  logoFileId: string | null;
}

export interface CredentialTable {
  userId: string;
  passwordHash: string;
  changedAt: Timestamp;
}

export interface DocketTable {
  id: string;
  number: string | null;
  date: string;
  mode: string;
  status: string;
  statusAt: Timestamp;
  location: string | null;
  branchId: string;
  destinationBranchId: string | null;
  billingPartyId: string | null;
  consignor: Json | null;
  consignee: Json | null;
  delivery: string;
  description: string | null;
  packing: string | null;
  packages: number | null;
  actualKg: string | null;
  minimumKg: string | null;
  volumetricDivisor: string;
  dimensions: Json;
  isHazardous: boolean;
  declaredValuePaise: number | null;
  risk: string | null;
  freightBasis: string | null;
  gstPayableBy: string | null;
  vehicleNumber: string | null;
  driverName: string | null;
  driverPhone: string | null;
  reference: string | null;
  notes: string | null;
  cancelReason: string | null;
  eta: string | null;
  promisedDate: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface DocketEventTable {
  id: string;
  docketId: string;
  fromStatus: string;
  toStatus: string;
  classifier: string;
  eventAt: Timestamp;
  location: string | null;
  remarks: string | null;
  reason: string | null;
  said: Filled<Json>;
  source: string;
  recordedAt: Timestamp;
  recordedBy: string;
}

export interface DocketExceptionTable {
  id: string;
  docketId: string;
  kind: string;
  openedAt: Timestamp;
  openedBy: string;
  closedAt: Timestamp | null;
  closedBy: string | null;
}

export interface DocketInvoiceTable {
  docketId: string;
  position: number;
  number: string;
  date: string;
  valuePaise: number;
  ewayBillNumber: string | null;
  ewayBillAt: Timestamp | null;
  distanceKm: number | null;
  overDimensional: boolean;
  extensions: Json;
  validUntil: Timestamp | null;
}

export interface FileContentTable {
  fileId: string;
  chunkNo: number;
  bytes: Buffer;
}

export interface IdempotencyKeyTable {
  userId: string;
  path: string;
  key: string;
  bodyHash: string;
  status: number | null;
  answer: Json | null;
  createdAt: Timestamp;
}

export interface JobRunTable {
  name: string;
  takenAt: Timestamp;
  doneAt: Timestamp | null;
  failedAt: Timestamp | null;
  problem: string | null;
}

export interface JobcardTable {
  id: string;
  number: string;
  date: string;
  mode: string;
  direction: string;
  status: string;
  customerId: string;
  shipperId: string | null;
  consigneeId: string | null;
  notifyPartyId: string | null;
  overseasAgentId: string | null;
  ownerId: string;
  originLocode: string | null;
  originPlace: string | null;
  destinationLocode: string | null;
  destinationPlace: string | null;
  incoterm: string | null;
  commodity: string | null;
  receiptPlace: string | null;
  receiptStateCode: string | null;
  mawbNumber: string | null;
  hawbNumber: string | null;
  mblNumber: string | null;
  hblNumber: string | null;
  bookingNumber: string | null;
  carrier: string | null;
  vessel: string | null;
  voyage: string | null;
  imoNumber: string | null;
  etd: string | null;
  eta: string | null;
  reference: string | null;
  notes: string | null;
  cancelReason: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface JobcardContainerTable {
  jobcardId: string;
  position: number;
  containerNumber: string;
  sizeType: string;
  sealNumber: string | null;
  checkDigitOverrideReason: string | null;
}

export interface JobcardPackageTable {
  jobcardId: string;
  position: number;
  quantity: number;
  type: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  grossKg: string;
  description: string;
}

export interface LeadTable {
  id: string;
  number: string;
  date: string;
  source: string;
  companyName: string;
  contactName: string;
  mobile: string | null;
  email: string | null;
  partyId: string | null;
  ownerId: string;
  stage: string;
  priority: string;
  service: string;
  direction: string;
  originPlace: string | null;
  originLocode: string | null;
  destinationPlace: string | null;
  destinationLocode: string | null;
  incoterm: string | null;
  commodity: string | null;
  isDangerous: boolean;
  packages: number | null;
  grossKg: string | null;
  cbm: string | null;
  cargoReadyDate: string | null;
  expectedRevenuePaise: number | null;
  probability: number | null;
  nextFollowUpAt: Timestamp | null;
  lostReason: string | null;
  lostTo: string | null;
  notes: string | null;
  jobcardId: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface LoginAttemptTable {
  accountHash: string;
  address: string;
  failures: number;
  lastAt: Timestamp;
  waitUntil: Timestamp;
  firstAt: Filled<Timestamp>;
}

export interface NumberCounterTable {
  seriesId: string;
  fiscalYear: string;
  last: number;
}

export interface NumberSeriesTable {
  id: string;
  kind: string;
  holder: string;
  prefix: string;
  width: number;
  version: Filled<number>;
  createdAt: Filled<Timestamp>;
  updatedAt: Filled<Timestamp>;
}

export interface OneTimeLinkTable {
  id: string;
  kind: string;
  tokenHash: string;
  userId: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface PartyTable {
  id: string;
  name: string;
  nameKey: string;
  roles: string[];
  country: Filled<string>;
  gstin: string | null;
  stateCode: string | null;
  pan: string | null;
  tan: string | null;
  email: string | null;
  phone: string | null;
  address: Json | null;
  creditDays: number | null;
  creditLimitPaise: number | null;
  tdsNature: string | null;
  podRequiredForBilling: Filled<boolean>;
  podMustBeVerified: Filled<boolean>;
  volumetricDivisor: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface PartyRegistrationTable {
  id: string;
  partyId: string;
  position: number;
  gstin: string | null;
  stateCode: string;
  type: string;
  address: Json | null;
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
}

export interface PeriodLockTable {
  month: string;
  id: Filled<string>;
  lockedAt: Timestamp;
  lockedBy: string;
}

export interface PostingTable {
  id: string;
  voucherId: string;
  lineNo: number;
  accountId: string;
  date: string;
  debitPaise: number;
  creditPaise: number;
  partyId: string | null;
  jobId: string | null;
  currency: Filled<string>;
  currencyMinor: number;
  exchangeRate: Filled<string>;
  gstHead: string | null;
  gstRate: string | null;
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
}

export interface RateWindowTable {
  key: string;
  begunAt: Timestamp;
  calls: number;
}

export interface RoleTable {
  id: Filled<string>;
  name: string;
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
}

export interface SealTable {
  position: number;
  source: string;
  recordId: string;
  rowHash: string;
  chainHash: string;
  notedAt: Timestamp;
  sealedAt: Timestamp;
}

export interface SessionTable {
  id: string;
  userId: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  lastSeenAt: Timestamp;
  endedAt: Timestamp | null;
}

export interface ShipmentTable {
  id: string;
  jobcardId: string;
  status: string;
  statusAt: Timestamp;
  location: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface ShipmentEventTable {
  id: string;
  shipmentId: string;
  fromStatus: string | null;
  toStatus: string;
  classifier: string;
  eventAt: Timestamp;
  location: string | null;
  remarks: string | null;
  reason: string | null;
  skipped: Filled<string[]>;
  said: Filled<Json>;
  source: string;
  recordedAt: Timestamp;
  recordedBy: string;
}

export interface SpentPrefixTable {
  seriesId: string;
  prefix: string;
}

export interface StoredFileTable {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface ToSealTable {
  source: string;
  recordId: string;
  notedAt: Filled<Timestamp>;
}

export interface VoucherTable {
  id: string;
  type: string;
  date: string;
  narration: string;
  documentType: string;
  documentId: string;
  documentNumber: string;
  reversesId: string | null;
  createdAt: Timestamp;
  createdBy: string;
  lineCount: number;
}

export interface Database {
  account: AccountTable;
  allocation: AllocationTable;
  appUser: AppUserTable;
  auditEvent: AuditEventTable;
  backupRun: BackupRunTable;
  bank: BankTable;
  bankTransfer: BankTransferTable;
  branch: BranchTable;
  company: CompanyTable;
  credential: CredentialTable;
  docket: DocketTable;
  docketEvent: DocketEventTable;
  docketException: DocketExceptionTable;
  docketInvoice: DocketInvoiceTable;
  fileContent: FileContentTable;
  idempotencyKey: IdempotencyKeyTable;
  jobRun: JobRunTable;
  jobcard: JobcardTable;
  jobcardContainer: JobcardContainerTable;
  jobcardPackage: JobcardPackageTable;
  lead: LeadTable;
  loginAttempt: LoginAttemptTable;
  numberCounter: NumberCounterTable;
  numberSeries: NumberSeriesTable;
  oneTimeLink: OneTimeLinkTable;
  party: PartyTable;
  partyRegistration: PartyRegistrationTable;
  payment: PaymentTable;
  periodLock: PeriodLockTable;
  posting: PostingTable;
  purchaseInvoice: PurchaseInvoiceTable;
  purchaseInvoiceLine: PurchaseInvoiceLineTable;
  rateWindow: RateWindowTable;
  role: RoleTable;
  saleInvoice: SaleInvoiceTable;
  saleInvoiceLine: SaleInvoiceLineTable;
  seal: SealTable;
  session: SessionTable;
  shipment: ShipmentTable;
  shipmentEvent: ShipmentEventTable;
  spentPrefix: SpentPrefixTable;
  storedFile: StoredFileTable;
  toSeal: ToSealTable;
  voucher: VoucherTable;
}
