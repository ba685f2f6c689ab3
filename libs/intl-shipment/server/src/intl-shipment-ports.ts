import type { AskedTerms, Company } from '@freightdesk/company-contract';
import type { EarnedOfJob, JobMode, Quotation } from '@freightdesk/intl-shipment-contract';
import type { AddPartyInput } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { FileAnswer, WriteContext } from '@freightdesk/shared-server-kit';
import type { DayRate } from '@freightdesk/tax-contract';
import type { HoldDocument } from '@freightdesk/tracking-server';

/** Takes the next number of the leads' series, in the transaction that uses it. */
export type TakeLeadNumber = (context: WriteContext, date: string) => Promise<string>;

export interface JobSeries {
  /** `SE` of sea exports: each mode and direction counts its own jobs. */
  prefix: string;
  date: string;
}

export type TakeJobNumber = (context: WriteContext, series: JobSeries) => Promise<string>;

/** Adds a party in the transaction of the write that needs it. */
export type CreateParty = (input: AddPartyInput, context: WriteContext) => Promise<{ id: string }>;

/** Posted sale and purchase documents of a job that are not reversed: a job that has any is not cancelled. */
export type CountPostedDocuments = (tx: Tx, jobcardId: string) => Promise<number>;

/** What the ledger has of a job, by the charge heads of the documents that name it. */
export type EarnedByJob = (db: Db, jobcardId: string) => Promise<EarnedOfJob>;
/** The last rate of each currency up to a day. */
export type RatesOfDay = (tx: Tx, date: BusinessDate) => Promise<DayRate[]>;

/** The terms that a document bears: those that were chosen, in their order, or those of every new one. */
export type AgreedTerms = (tx: Tx, asked: AskedTerms) => Promise<Quotation['terms']>;

/** What is known of the docket that a quotation or a lead is won as. */
export interface WonDocket {
  date: BusinessDate;
  mode: JobMode;
  billingPartyId: string;
  /** What the goods are said to contain. */
  commodity: string | null;
  packages: number | null;
  actualKg: string | null;
  notes: string | null;
}

/** Adds a draft docket in the transaction that wins it. */
export type CreateDocket = (docket: WonDocket, context: WriteContext) => Promise<{ id: string }>;

/** Who quotes, and the margin below which an administrator approves. */
export type Quoting = Pick<
  Company,
  'name' | 'gstin' | 'address' | 'phone' | 'email' | 'website' | 'marginFloorPercent'
>;

/** Refuses a job that its customer has no credit for. */
export type WithinCredit = (
  context: WriteContext,
  asked: { partyId: string; record: 'jobcard'; recordId: string; documentPaise: number },
) => Promise<void>;

/** What the column asks of other domains; the app's wiring hands it over. */
export interface IntlShipmentPorts {
  takeLeadNumber: TakeLeadNumber;
  takeJobNumber: TakeJobNumber;
  takeQuotationNumber: TakeLeadNumber;
  createParty: CreateParty;
  createDocket: CreateDocket;
  ratesOfDay: RatesOfDay;
  agreedTerms: AgreedTerms;
  readCompany(this: void, db: Db | Tx): Promise<Quoting>;
  readLogo(this: void, db: Db, query: { id?: string }): Promise<FileAnswer | undefined>;
  countPostedDocuments: CountPostedDocuments;
  holdDocument: HoldDocument;
  earnedOfJob: EarnedByJob;
  withinCredit: WithinCredit;
}
