import { listAccounts } from '@freightdesk/ledger-contract';
import { accountSchema } from '@freightdesk/ledger-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { listAccountRows } from './account/account.repository';
import { registerJournals } from './journal/journal.routes';
import type { LedgerPorts } from './ledger-ports';

export function registerLedger(api: Api, ports: LedgerPorts): void {
  api.list(listAccounts, { row: accountSchema }, (request, { db }) => listAccountRows(db, request));
  registerJournals(api, ports);
}
