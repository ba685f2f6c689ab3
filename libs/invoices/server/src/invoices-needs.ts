import type { SaleInvoiceKind, Supplier } from '@freightdesk/invoices-contract';
import type { StateCode, TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';

type Address = Supplier['address'];

/** A party as a document takes it over. */
export interface InvoicedParty {
  id: string;
  name: string;
  country: string;
  gstin: string | null;
  stateCode: string;
  isSez: boolean;
  pan: string | null;
  /** What is usually bought from it, as the law of tax deducted at source tells it apart. */
  tdsNature: TdsNature | null;
  address?: Address | undefined;
  creditDays: number;
}

/** What the company and its branches say of themselves. */
interface SupplyingCompany {
  name: string | null;
  legalName: string | null;
  stateCode: string | null;
  address: Address;
  phone: string | null;
  email: string | null;
  tdsToTheRupee: boolean;
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

/** Series that documents are numbered in: sale documents by their kind, bills that we book, invoices to ourselves. */
export type DocumentSeries = SaleInvoiceKind | 'PURCHASE_INVOICE' | 'SELF_INVOICE';

interface InvoiceNumberRequest {
  kind: DocumentSeries;
  date: BusinessDate;
  branchId: string;
}

/** A job that lines are charged for. */
export interface ChargedJob {
  id: string;
  number: string;
  /** Where the goods are handed over to be carried, if that is known. */
  receiptStateCode: StateCode | null;
}

/** A job that an invoice may be raised for. */
export interface FoundJob {
  id: string;
  number: string;
  date: BusinessDate;
  customerId: string;
  customerName: string;
  mode: string;
  direction: string;
  origin: string;
  destination: string;
}

/** What invoices ask of other domains; the app's wiring hands it over. */
export interface InvoicesNeeds {
  /** The party under its default registration, or under the GSTIN that is named. */
  findParty(this: void, db: Db, id: string, gstin?: string | null): Promise<InvoicedParty | undefined>;
  readCompany(this: void, db: Db): Promise<SupplyingCompany>;
  findBranch(this: void, db: Db, id: string): Promise<SupplyingBranch | undefined>;
  headOffice(this: void, db: Db): Promise<SupplyingBranch>;
  /** Takes the next number of the series, in the transaction that uses it, and holds the series till commit. */
  takeNumber(this: void, tx: Tx, request: InvoiceNumberRequest): Promise<string>;
  previewNumber(this: void, db: Db, request: InvoiceNumberRequest): Promise<string>;
  findJobs(this: void, db: Db, ids: readonly string[]): Promise<ChargedJob[]>;
  billableJobs(this: void, db: Db, asked: { partyId?: string; q?: string }): Promise<FoundJob[]>;
}
