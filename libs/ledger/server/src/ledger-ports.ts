import type { ClosingCheckName } from '@freightdesk/ledger-contract';
import type { FiscalYear } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';

/** Something that should be settled before a year is closed; counted by the column that knows of it. */
export interface ClosingCheck {
  name: ClosingCheckName;
  /** While there are any, the year can't be closed. */
  blocks?: boolean;
  /** Where it is settled. */
  href(this: void, year: FiscalYear): string;
  count(this: void, db: Db, year: FiscalYear): Promise<number>;
}

/** What the ledger asks of other domains; the app's wiring hands it over. */
export interface LedgerPorts {
  /** Takes the next number of the journals' series, in the transaction that uses it. */
  takeJournalNumber(this: void, context: WriteContext, date: string): Promise<string>;
  /** Parties by each of the names, as a file has them. */
  partiesCalled(this: void, db: Db, names: readonly string[]): Promise<{ called: string; ids: string[] }[]>;
  /** Which of the parties owe, or are owed, by documents that were brought forward one by one. */
  openedByDocument(
    this: void,
    db: Db,
    parties: readonly string[],
  ): Promise<readonly { partyId: string; control: 'CUSTOMER' | 'VENDOR' }[]>;
  /** What was posted to cost each of the jobs, by account and charge head. */
  costsOfJobs(
    this: void,
    db: Db | Tx,
    jobIds: readonly string[],
  ): Promise<readonly { jobId: string; accountCode: string; chargeHeadId: string | null; paise: number }[]>;
  /** Codes of the accounts of banks in another currency. */
  foreignBankCodes(this: void, db: Db): Promise<readonly string[]>;
  /** The last rate of each currency up to a day. */
  ratesOfDay(this: void, db: Db, day: string): Promise<readonly { currency: string; date: string; rate: string }[]>;
  /** Waits for postings that are under way; those that begin later see what this transaction posts. */
  holdPostings(this: void, tx: Tx): Promise<void>;
  /** What else is to be looked at before a year is closed. */
  closingChecks: readonly ClosingCheck[];
}
