import { documentHolder, filesBeside, type MailPorts } from '@freightdesk/activity-server';
import { bankForPayment, foreignBankCodes, levelForeignBanks, printedBank } from '@freightdesk/banks-server';
import {
  agreedTerms,
  findBranch,
  headOffice,
  holdPostings,
  previewNumber,
  readCompany,
  readLogo,
  takeNumber,
  taxSide,
} from '@freightdesk/company-server';
import {
  chargedDockets,
  docketWriter,
  type DomesticPorts,
  listBillableDockets,
  printedDockets,
} from '@freightdesk/domestic-server';
import {
  chargedJobs,
  type IntlShipmentPorts,
  listBillableJobs,
  mailedJobPapers,
  mailedQuotation,
  printedJobs,
} from '@freightdesk/intl-shipment-server';
import {
  advanceWithholding,
  costsOfJobs,
  countPostedInvoices,
  earnedOfJob,
  hireBills,
  type InvoicesPorts,
  outstandingOf,
  outstandingPayables,
  outstandingReceivables,
  payables,
  promisedOn,
  purchaseInvoiceRecords,
  saleInvoiceRecords,
  receivables,
  openedByDocument,
  saleInvoicePdf,
} from '@freightdesk/invoices-server';
import type { LedgerPorts } from '@freightdesk/ledger-server';
import {
  createParty,
  findParty,
  partiesCalled,
  volumetricDivisorOf,
  withinCredit as creditGuard,
} from '@freightdesk/parties-server';
import { type PaymentsPorts, unallocatedPayments } from '@freightdesk/payments-server';
import { holdBankOfPayment } from '@freightdesk/reconciliation-server';
import { type LetterPorts, partyPapers } from '@freightdesk/reports-server';
import type { Db } from '@freightdesk/shared-database';
import { ratesOfDay } from '@freightdesk/tax-server';
import { closingChecks } from './closing-checks';
import { recordSources } from './record-sources';

/** What each column asks of others, as plain functions that `wiring.ts` hands over. The ledger's own desk is the first. */
export const books: LedgerPorts = {
  takeJournalNumber: (context, date) => takeNumber(context, { kind: 'JOURNAL', date }),
  foreignBankCodes,
  costsOfJobs,
  ratesOfDay,
  holdPostings,
  closingChecks,
  partiesCalled,
  openedByDocument,
};

export const letters: LetterPorts = { issuer: taxSide, readLogo, promisedOn };

/** What a customer owes decides what is issued to him and booked for him. */
const withinCredit = creditGuard({ outstandingOf });

export const companyName = async (db: Db) => (await readCompany(db)).name;

/** Scans that prove what a record says. */
const holdDocument = documentHolder(recordSources);

export const domestic: DomesticPorts = {
  takeDocketNumber: (context, series) => takeNumber(context, { kind: 'DOCKET', ...series }),
  headOffice,
  volumetricDivisorOf,
  readCompany,
  readLogo,
  holdDocument,
  withinCredit,
  hireBills,
};

export const international: IntlShipmentPorts = {
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

export const invoices: InvoicesPorts = {
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

/** What is sent by e-mail: the paper of a record, as it is printed. */
export const papers: MailPorts['papers'] = {
  'sale invoice': (at, id) => saleInvoicePdf({ id }, at, invoices),
  quotation: (at, id) => mailedQuotation({ id }, at, international),
};

/** Letters to a party say what stands in the books: who may not read the reports sends none. */
export const named: MailPorts['named'] = {
  party: { permission: 'report.read', papers: partyPapers(letters) },
  jobcard: { permission: 'jobcard.read', papers: mailedJobPapers(international) },
  'sale invoice': {
    permission: 'sale-invoice.read',
    papers: { vouchers: (at, id) => saleInvoicePdf({ id, along: 'vouchers' }, at, invoices) },
  },
};

/** Payments are also recorded by who finds them on a bank statement. */
export const payments: PaymentsPorts = {
  takeNumber,
  findParty,
  bankForPayment,
  levelForeignBanks,
  holdBankOfPayment,
  taxSide,
  readLogo,
  documents: { RECEIPT: receivables, PAYMENT: payables },
  outstanding: { RECEIPT: outstandingReceivables, PAYMENT: outstandingPayables },
  advanceWithholding,
};
