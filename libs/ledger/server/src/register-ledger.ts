import { addAccount, listAccounts, openingImport, updateAccount } from '@freightdesk/ledger-contract';
import { accountSchema, addAccountInput, updateAccountInput } from '@freightdesk/ledger-contract/schema';
import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import { listAccountRows } from './account/account.repository';
import { addAccount as add, updateAccount as update } from './account/write-account';
import { registerJournals } from './journal/journal.routes';
import type { LedgerPorts } from './ledger-ports';
import { importOpenings } from './opening/import-openings';

export function registerLedger(api: Api, ports: LedgerPorts): void {
  api.list(listAccounts, { row: accountSchema }, (request, { db }) => listAccountRows(db, request));
  api.write(addAccount, { input: addAccountInput, output: accountSchema }, add);
  api.write(updateAccount, { input: updateAccountInput, output: accountSchema }, update);
  registerJournals(api, ports);
  registerImport(api, openingImport, importOpenings(ports));
}
