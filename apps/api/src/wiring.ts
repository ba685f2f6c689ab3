import { createUserAccess, registerAuth, type TokenKey } from '@freightdesk/auth-server';
import { bankFigures, registerBanks } from '@freightdesk/banks-server';
import { createCompany, registerCompany, takeNumber } from '@freightdesk/company-server';
import { registerLedger } from '@freightdesk/ledger-server';
import { registerOverview } from '@freightdesk/overview-server';
import { registerParties } from '@freightdesk/parties-server';
import { registerReports } from '@freightdesk/reports-server';
import { type Api, registerHealth } from '@freightdesk/shared-server-kit';
import { registerUsers } from '@freightdesk/users-server';

export interface Wiring {
  key: TokenKey;
  /** Where the page is, for links that are sent to people. Known only once the server listens. */
  baseUrl: () => string;
}

/** Every domain in one line: its endpoints, and what it asks of another domain handed over as plain functions. */
export function registerDomains(api: Api, { key, baseUrl }: Wiring): void {
  registerHealth(api);
  registerAuth(api, { key, createCompany });
  registerUsers(api, { signIn: createUserAccess({ baseUrl }) });
  registerCompany(api);
  registerParties(api);
  registerLedger(api);
  registerBanks(api, { takeTransferNumber: ({ tx }, date) => takeNumber(tx, { kind: 'TRANSFER', date }) });
  registerReports(api);
  registerOverview(api, { sources: [bankFigures] });
}
