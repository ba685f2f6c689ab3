import type { SaleInvoiceKind, Supplier } from '@freightdesk/invoices-contract';
import type { StateCode, TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';

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

/** Bills that we book and invoices to ourselves are numbered as they come in; sale documents, by their kind, in date order. */
type BookedSeries = 'PURCHASE_INVOICE' | 'SELF_INVOICE';
export type DocumentSeries = SaleInvoiceKind | BookedSeries;

interface Numbered {
  date: BusinessDate;
  branchId: string;
}

export interface SaleNumberRequest extends Numbered {
  kind: SaleInvoiceKind;
  /** The latest-dated standing document of the series after the date and up to today, once others of the series wait. */
  laterStanding: (tx: Tx, today: BusinessDate) => Promise<{ number: string; date: BusinessDate } | undefined>;
  dateOverrideReason?: string | undefined;
}
type DocumentNumberRequest = SaleNumberRequest | (Numbered & { kind: BookedSeries });

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
  /**
   * Takes the next number of the series, in the transaction that uses it, and holds the series till commit. A date that the
   * number can't bear is refused at `date`.
   */
  takeNumber(this: void, context: WriteContext, request: DocumentNumberRequest): Promise<string>;
  previewNumber(this: void, db: Db, request: Numbered & { kind: DocumentSeries }): Promise<string>;
  findJobs(this: void, db: Db, ids: readonly string[]): Promise<ChargedJob[]>;
  billableJobs(this: void, db: Db, asked: { partyId?: string; q?: string }): Promise<FoundJob[]>;
}
