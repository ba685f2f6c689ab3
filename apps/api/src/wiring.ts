import { auditNames } from '@freightdesk/audit-names';
import { mentionsOf, registerActivity } from '@freightdesk/activity-server';
import { createUserAccess, openSession, registerAuth, type TokenKey } from '@freightdesk/auth-server';
import { registerBanks } from '@freightdesk/banks-server';
import { createCompany, registerCompany, takeNumber } from '@freightdesk/company-server';
import { registerDemo } from '@freightdesk/demo-server';
import { registerDesk } from '@freightdesk/desk-server';
import { linkedDockets, registerDomestic } from '@freightdesk/domestic-server';
import { jobcardPrefixes } from '@freightdesk/intl-shipment-contract';
import { linkedJobs, linkedQuotations, registerIntlShipment } from '@freightdesk/intl-shipment-server';
import {
  isDeductedFor,
  isTaxedAt,
  lastBroughtForward,
  makeDueRecurring,
  outstandingOf,
  registerInvoices,
} from '@freightdesk/invoices-server';
import { registerLedger } from '@freightdesk/ledger-server';
import { type OperationsPorts, registerOperations } from '@freightdesk/operations-server';
import { registerOverview } from '@freightdesk/overview-server';
import { registerParties } from '@freightdesk/parties-server';
import {
  addBankCharge,
  addPayment,
  registerPayments,
  payRunVendors,
  reversePayment,
} from '@freightdesk/payments-server';
import { registerReconciliation } from '@freightdesk/reconciliation-server';
import { registerLetters, registerReports } from '@freightdesk/reports-server';
import { registerSearch } from '@freightdesk/search-server';
import { type Api, registerHealth } from '@freightdesk/shared-server-kit';
import { registerTax } from '@freightdesk/tax-server';
import { registerTracking } from '@freightdesk/tracking-server';
import { registerUsers } from '@freightdesk/users-server';
import { registerViews } from '@freightdesk/views-server';
import { dueSources, figureSources } from './first-page';
import { partyFigures } from './party-figures';
import { books, companyName, domestic, international, invoices, letters, named, papers, payments } from './ports';
import { recordSources } from './record-sources';
import { searchSources } from './search-sources';

export interface Wiring {
  key: TokenKey;
  /** Where the page is, for links that are sent to people. Known only once the server listens. */
  baseUrl: () => string;
  /** The sample company, whose people sign in without a password. */
  isDemo?: boolean;
  /** Where this server keeps its backups. */
  backups?: OperationsPorts['backups'];
  /** Whether it sends e-mail. */
  isMailOn?: boolean;
}

/** What asks nothing of others. */
const askingNobody: readonly ((api: Api) => void)[] = [registerHealth, registerReports, registerViews];

const nowhere = { folder: '', encrypted: false };

/** Drafts of invoices that are made again, once a day. */
export const recurringJob = makeDueRecurring(invoices);

/** Every other domain in one line: its endpoints, and what it asks of another domain handed over as plain functions. */
export function registerDomains(
  api: Api,
  { key, baseUrl, isDemo = false, backups = nowhere, isMailOn = false }: Wiring,
): void {
  for (const register of askingNobody) register(api);
  registerLedger(api, books);
  registerLetters(api, letters);
  registerCompany(api, { lastBroughtForward, jobLetters: jobcardPrefixes });
  registerTax(api, { isTaxedAt, isDeductedFor });
  registerParties(api, { figures: partyFigures, outstandingOf });
  registerAuth(api, { key, createCompany, companyName });
  registerUsers(api, { signIn: createUserAccess({ baseUrl }), auditNames });
  registerIntlShipment(api, international);
  registerDomestic(api, domestic);
  registerTracking(api, {
    shipments: [linkedJobs, linkedDockets],
    linked: [linkedQuotations],
    companyName,
    baseUrl,
  });
  registerBanks(api, { takeTransferNumber: (context, date) => takeNumber(context, { kind: 'TRANSFER', date }) });
  registerInvoices(api, invoices);
  registerPayments(api, payments);
  registerReconciliation(api, {
    addPayment: (input, context) => addPayment(input, context, payments),
    reversePayment: (input, context) => reversePayment(input, context, payments),
    addBankCharge: (charge, context) => addBankCharge(charge, context, payments),
    payRunVendors: (paid, context) => payRunVendors(paid, context, payments),
  });
  registerActivity(api, { records: recordSources, mail: { isOn: isMailOn, papers, named } });
  registerSearch(api, { sources: searchSources });
  registerOperations(api, { backups });
  registerDesk(api, { due: dueSources, mentions: mentionsOf(recordSources) });
  registerOverview(api, { sources: figureSources, due: dueSources });
  if (isDemo) registerDemo(api, { openSession: (db, session) => openSession(db, key, session) });
}
