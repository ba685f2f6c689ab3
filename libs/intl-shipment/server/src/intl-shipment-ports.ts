import type { EarnedOfJob } from '@freightdesk/intl-shipment-contract';
import type { AddPartyInput } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
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

/** What the column asks of other domains; the app's wiring hands it over. */
export interface IntlShipmentPorts {
  takeLeadNumber: TakeLeadNumber;
  takeJobNumber: TakeJobNumber;
  createParty: CreateParty;
  countPostedDocuments: CountPostedDocuments;
  holdDocument: HoldDocument;
  earnedOfJob: EarnedByJob;
}
