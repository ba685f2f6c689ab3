import { type SaleInvoice, type SaleInvoiceKind, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import { accountCode } from '@freightdesk/ledger-contract';
import { together } from '@freightdesk/shared-database';
import type { DocumentKind } from '../document/document-kind';
import { freeCharges } from '@freightdesk/tax-server';
import { billAgain } from '../document/bill-again';
import { refuseRegistered } from '../document/refuse-registered';
import { type ComposedInvoice, composeInvoice, type InvoiceTerms } from './compose-invoice';
import { saleInvoiceOrRefuse } from './find-sale-invoice';
import { numberAndPost } from './number-and-post';
import {
  changeInvoice,
  deleteLines,
  insertInvoice,
  insertLines,
  lockInvoice,
  removeInvoice,
  voucherOf,
} from './sale-invoice.repository';

const columnsOf = ({ header, asJson, dueDate }: ComposedInvoice) => ({ ...header, ...asJson, dueDate });
const linesOf = (invoiceId: string, { lines }: ComposedInvoice) => lines.map((line) => ({ ...line, invoiceId }));

/** What a document asks of its customer: a credit note gives, a proforma asks nothing yet. */
const owedSign: Readonly<Record<SaleInvoiceKind, -1 | 0 | 1>> = {
  ...{ OPENING: 1, TAX_INVOICE: 1, BILL_OF_SUPPLY: 1, EXPORT: 1, REIMBURSEMENT: 1, DEBIT_NOTE: 1 },
  ...{ CREDIT_NOTE: -1, PROFORMA: 0 },
};

/** The documents that we issue to customers. */
export const saleInvoices: DocumentKind<InvoiceTerms, ComposedInvoice, SaleInvoice> = {
  record: 'sale invoice',
  actions: { change: 'edit', post: 'issue' },
  problems: {
    posted: saleInvoiceProblems.issued,
    already_posted: saleInvoiceProblems.already_issued,
    not_posted: saleInvoiceProblems.not_issued,
    cancelled: saleInvoiceProblems.cancelled,
    allocated: saleInvoiceProblems.allocated,
    draft_in_use: saleInvoiceProblems.draft_in_use,
  },
  find: saleInvoiceOrRefuse,
  lock: lockInvoice,
  termsOf: ({ party, placeOfSupply, discountMinor, ...draft }) => ({
    ...draft,
    // Percent are taken anew of what the lines come to.
    discountMinor: draft.discountPercent === null ? discountMinor : null,
    partyId: party.id,
    partyGstin: party.gstin,
    placeOfSupply: draft.placeOfSupplyReason ? placeOfSupply.stateCode : null,
  }),
  compose: composeInvoice,
  insert: async (context, id, composed) => {
    await together(
      insertInvoice(context, { ...columnsOf(composed), id, status: 'DRAFT' }),
      insertLines(context.tx, linesOf(id, composed)),
    );
  },
  rewrite: async (context, id, composed) => {
    await together(
      deleteLines(context.tx, id),
      insertLines(context.tx, linesOf(id, composed)),
      changeInvoice(context, id, columnsOf(composed)),
    );
  },
  post: numberAndPost,
  remove: removeInvoice,
  cancel: async (context, document, changes) => {
    refuseRegistered(document, context);
    const { id } = document;
    await together(changeInvoice(context, id, { ...changes, einvoiceBy: null }), freeCharges(context.tx, id, 'sell'));
    await billAgain(context.tx, id, 'sell');
  },
  voucherOf: (tx, { id }) => voucherOf(tx, id),
  owedIn: { table: 'sale_invoice', account: accountCode.debtors, sign: 1, voucherType: 'CREDIT_NOTE' },
  owedMinor: ({ notedMinor, kind, currencyTotalMinor }) => owedSign[kind] * currencyTotalMinor - notedMinor,
};
