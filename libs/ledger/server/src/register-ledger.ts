import { listAccounts } from '@freightdesk/ledger-contract';
import { accountSchema } from '@freightdesk/ledger-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { listAccountRows } from './account/account.repository';

export function registerLedger(api: Api): void {
  api.list(listAccounts, { row: accountSchema }, (request, { db }) => listAccountRows(db, request));
}
