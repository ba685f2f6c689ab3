import type { Db } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';

/** What the ledger asks of other domains; the app's wiring hands it over. */
export interface LedgerPorts {
  /** Takes the next number of the journals' series, in the transaction that uses it. */
  takeJournalNumber(this: void, context: WriteContext, date: string): Promise<string>;
  /** Codes of the accounts of banks in another currency. */
  foreignBankCodes(this: void, db: Db): Promise<readonly string[]>;
}
