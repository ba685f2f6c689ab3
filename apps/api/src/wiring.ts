import {
  documentHolder,
  filesBeside,
  type MailPorts,
  mentionsOf,
  registerActivity,
} from '@freightdesk/activity-server';
import { createUserAccess, openSession, registerAuth, type TokenKey } from '@freightdesk/auth-server';
import {
  bankForPayment,
  foreignBankCodes,
  levelForeignBanks,
  printedBank,
  registerBanks,
} from '@freightdesk/banks-server';
import {
  agreedTerms,
  createCompany,
  findBranch,
  headOffice,
  holdPostings,
  previewNumber,
  readCompany,
  readLogo,
  registerCompany,
  takeNumber,
  taxSide,
} from '@freightdesk/company-server';
import { registerDemo } from '@freightdesk/demo-server';
import { registerDesk } from '@freightdesk/desk-server';
import {
  chargedDockets,
  docketWriter,
  type DomesticPorts,
  linkedDockets,
  listBillableDockets,
  printedDockets,
  registerDomestic,
} from '@freightdesk/domestic-server';
import { jobcardPrefixes } from '@freightdesk/intl-shipment-contract';
import {
  chargedJobs,
  type IntlShipmentPorts,
  linkedJobs,
  linkedQuotations,
  listBillableJobs,
  mailedJobPapers,
  mailedQuotation,
  printedJobs,
  registerIntlShipment,
} from '@freightdesk/intl-shipment-server';
import {
  advanceWithholding,
  costsOfJobs,
  countPostedInvoices,
  earnedOfJob,
  hireBills,
  type InvoicesPorts,
  isDeductedFor,
  isTaxedAt,
  lastBroughtForward,
  makeDueRecurring,
  outstandingOf,
  payables,
  promisedOn,
  purchaseInvoiceRecords,
  saleInvoiceRecords,
  receivables,
  openedByDocument,
  registerInvoices,
  saleInvoicePdf,
} from '@freightdesk/invoices-server';
import { registerLedger } from '@freightdesk/ledger-server';
import { type OperationsPorts, registerOperations } from '@freightdesk/operations-server';
import { registerOverview } from '@freightdesk/overview-server';
import {
  createParty,
  findParty,
  partiesCalled,
  registerParties,
  volumetricDivisorOf,
  withinCredit as creditGuard,
} from '@freightdesk/parties-server';
import {
  addBankCharge,
  addPayment,
  type PaymentsPorts,
  registerPayments,
  payRunVendors,
  reversePayment,
  unallocatedPayments,
} from '@freightdesk/payments-server';
import { registerReconciliation } from '@freightdesk/reconciliation-server';
import { type LetterPorts, partyPapers, registerLetters, registerReports } from '@freightdesk/reports-server';
import { registerSearch } from '@freightdesk/search-server';
import type { Db } from '@freightdesk/shared-database';
import { type Api, registerHealth } from '@freightdesk/shared-server-kit';
import { ratesOfDay, registerTax } from '@freightdesk/tax-server';
import { registerTracking } from '@freightdesk/tracking-server';
import { registerUsers } from '@freightdesk/users-server';
import { registerViews } from '@freightdesk/views-server';
import { auditNames } from './audit-names';
import { closingChecks } from './closing-checks';
import { dueSources, figureSources } from './first-page';
import { partyFigures } from './party-figures';
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

/** The ledger's own desk. */
const registerBooks = (api: Api): void =>
  registerLedger(api, {
    takeJournalNumber: (context, date) => takeNumber(context, { kind: 'JOURNAL', date }),
    foreignBankCodes,
    costsOfJobs,
    ratesOfDay,
    holdPostings,
    closingChecks,
    partiesCalled,
    openedByDocument,
  });

const letters: LetterPorts = { issuer: taxSide, readLogo, promisedOn };
const registerPapers = (api: Api): void => registerLetters(api, letters);

/** What asks nothing of others. */
const askingNobody: readonly ((api: Api) => void)[] = [registerHealth, registerReports, registerViews];

const nowhere = { folder: '', encrypted: false };

/** What a customer owes decides what is issued to him and booked for him. */
const withinCredit = creditGuard({ outstandingOf });

const companyName = async (db: Db) => (await readCompany(db)).name;

/** Scans that prove what a record says. */
const holdDocument = documentHolder(recordSources);

const domestic: DomesticPorts = {
  takeDocketNumber: (context, series) => takeNumber(context, { kind: 'DOCKET', ...series }),
  headOffice,
  volumetricDivisorOf,
  readCompany,
  readLogo,
  holdDocument,
  withinCredit,
  hireBills,
};

const international: IntlShipmentPorts = {
  takeLeadNumber: (context, date) => takeNumber(context, { kind: 'LEAD', date }),
  takeJobNumber: (context, { prefix, date }) => takeNumber(context, { kind: 'JOB', date, variant: prefix }),
  takeQuotationNumber: (context, date) => takeNumber(context, { kind: 'QUOTATION', date }),
  createParty,
  createDocket: docketWriter(domestic),
  ratesOfDay,
  agreedTerms,
  readCompany,
  readLogo,
  countPostedDocuments: countPostedInvoices,
  earnedOfJob,
  holdDocument,
  withinCredit,
};

const invoices: InvoicesPorts = {
  findParty,
  partiesCalled,
  readCompany,
  findBranch,
  headOffice,
  takeNumber,
  previewNumber,
  findJobs: chargedJobs,
  findDockets: chargedDockets,
  agreedTerms,
  withinCredit,
  listBillableJobs,
  listBillableDockets,
  readLogo,
  printedJobs,
  printedDockets,
  printedBank,
  scansOfBills: (db, recordIds) => filesBeside(db, { record: purchaseInvoiceRecords.record, recordIds }),
  filesOfInvoices: (db, recordIds) => filesBeside(db, { record: saleInvoiceRecords.record, recordIds }),
  unallocatedMoney: unallocatedPayments,
};

/** Drafts of invoices that are made again, once a day. */
export const recurringJob = makeDueRecurring(invoices);

/** What is sent by e-mail: the paper of a record, as it is printed. */
const papers: MailPorts['papers'] = {
  'sale invoice': (at, id) => saleInvoicePdf({ id }, at, invoices),
  quotation: (at, id) => mailedQuotation({ id }, at, international),
};

/** Letters to a party say what stands in the books: who may not read the reports sends none. */
const named: MailPorts['named'] = {
  party: { permission: 'report.read', papers: partyPapers(letters) },
  jobcard: { permission: 'jobcard.read', papers: mailedJobPapers(international) },
  'sale invoice': {
    permission: 'sale-invoice.read',
    papers: { vouchers: (at, id) => saleInvoicePdf({ id, along: 'vouchers' }, at, invoices) },
  },
};

/** Payments are also recorded by who finds them on a bank statement. */
const payments: PaymentsPorts = {
  takeNumber,
  findParty,
  bankForPayment,
  levelForeignBanks,
  taxSide,
  readLogo,
  documents: { RECEIPT: receivables, PAYMENT: payables },
  advanceWithholding,
};

/** Every other domain in one line: its endpoints, and what it asks of another domain handed over as plain functions. */
export function registerDomains(
  api: Api,
  { key, baseUrl, isDemo = false, backups = nowhere, isMailOn = false }: Wiring,
): void {
  for (const register of [...askingNobody, registerBooks, registerPapers]) register(api);
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
