import type {
  AgreedTerm,
  BillableDocket,
  BillableJob,
  ChargedJob,
  IssuedKind,
  PrintedAlong,
  PrintedBank,
  PrintedDocket,
  PrintedJob,
  Supplier,
  Unallocated,
} from '@freightdesk/invoices-contract';
import type { AskedTerms, EinvoiceTurnover } from '@freightdesk/company-contract';
import type { Party } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import type { FileAnswer, ListRequest, WriteContext } from '@freightdesk/shared-server-kit';

type Address = Supplier['address'];

/** What a document must know of a party; the registration that it names is for `partySideOf` to find. */
export type InvoicedParty = Pick<
  Party,
  | 'id'
  | 'name'
  | 'country'
  | 'stateCode'
  | 'registrations'
  | 'address'
  | 'pan'
  | 'tdsNature'
  | 'creditDays'
  | 'creditLimitPaise'
  | 'creditStatus'
>;

/** What the company and its branches say of themselves. */
interface SupplyingCompany {
  name: string | null;
  legalName: string | null;
  stateCode: string | null;
  address: Address;
  phone: string | null;
  email: string | null;
  tdsToTheRupee: boolean;
  costTolerancePercent: string | null;
  /** What jobs are to earn at least, of what they are sold for. */
  marginFloorPercent: string | null;
  einvoiceTurnover: EinvoiceTurnover;
  einvoiceFrom: BusinessDate | null;
  pan: string | null;
  lut: PrintedAlong['lut'];
}
interface SupplyingBranch {
  id: string;
  gstin: string | null;
  stateCode: string | null;
  address: Address;
  phone: string | null;
  email: string | null;
  active: boolean;
}

/** Bills that we book and invoices to ourselves are numbered as they come in; sale documents, by their kind, in date order. */
export type BookedSeries = 'PURCHASE_INVOICE' | 'PURCHASE_DEBIT_NOTE' | 'SELF_INVOICE';
export type DocumentSeries = IssuedKind | BookedSeries;

interface Numbered {
  date: BusinessDate;
  branchId: string;
}

export interface SaleNumberRequest extends Numbered {
  kind: IssuedKind;
  /** The latest-dated standing document of the series after the date and up to today, once others of the series wait. */
  laterStanding: (tx: Tx, today: BusinessDate) => Promise<{ number: string; date: BusinessDate } | undefined>;
  dateOverrideReason?: string | undefined;
}
type DocumentNumberRequest = SaleNumberRequest | (Numbered & { kind: BookedSeries });

/** A job that lines are charged for, as they name it. */
export interface NamedJob extends ChargedJob {
  number: string;
  /** It takes no sale any more; a bill of a cost may still come. */
  isClosed: boolean;
}

/** A docket that lines are charged for, as they name it. */
export interface NamedDocket extends ChargedJob {
  /** Null while it is a draft. */
  number: string | null;
  isBillable: boolean;
  /** Its customer is billed with the proof of delivery only, and it is not there. */
  isPodMissing: boolean;
  /** Who sends or gets the goods owes the tax, as the docket says (CGST Act s.9(3), notification 13/2017, carriage by road). */
  reverseCharge: boolean;
}

/** What is to be issued to a customer. */
interface Credited {
  partyId: string;
  record: 'sale invoice';
  recordId: string;
  documentPaise: number;
}

/** A file that stands beside a vendor's bill; `fileId` is what it is stored under. */
export interface ScanOfBill {
  id: string;
  recordId: string;
  fileId: string;
  name: string;
  sizeBytes: number;
}

/** What invoices ask of other domains; the app's wiring hands it over. */
export interface InvoicesPorts {
  findParty(this: void, db: Db, id: string): Promise<InvoicedParty | undefined>;
  /** Parties by each of the names, as a file has them. */
  partiesCalled(this: void, db: Db, names: readonly string[]): Promise<{ called: string; ids: string[] }[]>;
  readCompany(this: void, db: Db): Promise<SupplyingCompany>;
  findBranch(this: void, db: Db, id: string): Promise<SupplyingBranch | undefined>;
  headOffice(this: void, db: Db): Promise<SupplyingBranch>;
  /**
   * Takes the next number of the series, in the transaction that uses it, and holds the series till commit. A date that the
   * number can't bear is refused at `date`.
   */
  takeNumber(this: void, context: WriteContext, request: DocumentNumberRequest): Promise<string>;
  previewNumber(this: void, db: Db, request: Numbered & { kind: DocumentSeries }): Promise<string>;
  /** Refuses what the customer has no credit for. Asked only where one is limited or held. */
  withinCredit(this: void, context: WriteContext, asked: Credited): Promise<void>;
  /** The terms that a document bears: those that were chosen, in their order, or those of every new one. */
  agreedTerms(this: void, tx: Tx, asked: AskedTerms): Promise<AgreedTerm[]>;
  /** Those of the named jobs that are open or closed. */
  findJobs(this: void, db: Db, ids: readonly string[]): Promise<NamedJob[]>;
  /** The named dockets, also those that cannot be billed. */
  findDockets(this: void, db: Db, ids: readonly string[]): Promise<NamedDocket[]>;
  /** The picture at the head of what is printed. */
  readLogo(this: void, db: Db, query: { id?: string }): Promise<FileAnswer | undefined>;
  /** How the goods of jobs travel, for the paper; in the order of the ids. */
  printedDockets(this: void, db: Db, ids: readonly string[]): Promise<PrintedDocket[]>;
  printedJobs(this: void, db: Db, ids: readonly string[]): Promise<PrintedJob[]>;
  /** Where customers are asked to pay in a currency. */
  printedBank(this: void, db: Db, currency: string): Promise<PrintedBank | undefined>;
  /** The files beside vendors' bills, the oldest first. */
  scansOfBills(this: void, db: Db, billIds: readonly string[]): Promise<ScanOfBill[]>;
  /** The files beside documents of ours. */
  filesOfInvoices(this: void, db: Db, ids: readonly string[]): Promise<readonly { id: string }[]>;
  /** What a customer paid, or a vendor was paid, and no document took yet. */
  unallocatedMoney(this: void, db: Db, of: { partyId: string; direction: 'RECEIPT' | 'PAYMENT' }): Promise<Unallocated>;
  /** A page of the jobs that may be billed: found, put in order and counted where they are kept. */
  listBillableJobs(this: void, db: Db, request: ListRequest): Promise<Page<BillableJob>>;
  /** The same of dockets. */
  listBillableDockets(this: void, db: Db, request: ListRequest): Promise<Page<BillableDocket>>;
}
