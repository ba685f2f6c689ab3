import type { LedgerPorts } from './ledger-ports';
import { sql } from 'kysely';

/** What other columns hand to the ledger, as far as its specs need it. */
export function ledgerPorts(changes: Partial<LedgerPorts> = {}): LedgerPorts {
  let taken = 0;
  return {
    takeJournalNumber: async () => `JV/26-27/${String((taken += 1)).padStart(6, '0')}`,
    foreignBankCodes: async () => [],
    costsOfJobs: async () => [],
    partiesCalled: async () => [],
    openedByDocument: async () => [],
    holdPostings: async (tx) => void (await sql`lock table period_lock in access exclusive mode`.execute(tx)),
    ratesOfDay: async () => [],
    closingChecks: [],
    ...changes,
  };
}
