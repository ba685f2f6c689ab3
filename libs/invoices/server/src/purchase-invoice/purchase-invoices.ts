import { type PurchaseInvoice, purchaseInvoiceProblems } from '@freightdesk/invoices-contract';
import { accountCode } from '@freightdesk/ledger-contract';
import { together } from '@freightdesk/shared-database';
import { billAgain } from '../document/bill-again';
import type { DocumentKind } from '../document/document-kind';
import { freeCharges } from '@freightdesk/tax-server';
import { type ComposedPurchase, composePurchase, type PurchaseTerms } from './compose-purchase';
import { purchaseInvoiceOrRefuse } from './find-purchase-invoice';
import { numberAndPost } from './number-and-post';
import {
  changePurchase,
  deleteLines,
  insertLines,
  insertPurchase,
  lockPurchase,
  removePurchase,
} from './purchase-invoice.repository';
import { refuseRacedBill, refuseSameBill } from './supplier-number';

const columnsOf = ({ header, asJson }: ComposedPurchase) => ({ ...header, ...asJson });
const linesOf = (invoiceId: string, { lines }: ComposedPurchase) => lines.map((line) => ({ ...line, invoiceId }));

/** The bills that vendors send us. */
export const purchaseInvoices: DocumentKind<PurchaseTerms, ComposedPurchase, PurchaseInvoice> = {
  record: 'purchase invoice',
  actions: { change: 'update', post: 'post' },
  problems: purchaseInvoiceProblems,
  find: purchaseInvoiceOrRefuse,
  lock: lockPurchase,
  termsOf: ({ party, ...draft }) => ({ ...draft, partyId: party.id, partyGstin: party.gstin }),
  compose: composePurchase,
  insert: async (context, id, composed) => {
    await together(
      refuseSameBill(context.tx, composed),
      refuseRacedBill(() => insertPurchase(context, { ...columnsOf(composed), id, status: 'DRAFT' })),
      insertLines(context.tx, linesOf(id, composed)),
    );
  },
  rewrite: async (context, id, composed) => {
    await together(
      refuseSameBill(context.tx, composed, id),
      deleteLines(context.tx, id),
      insertLines(context.tx, linesOf(id, composed)),
      refuseRacedBill(() => changePurchase(context, id, columnsOf(composed))),
    );
  },
  post: numberAndPost,
  remove: removePurchase,
  cancel: async (context, { id }, changes) => {
    await together(changePurchase(context, id, changes), freeCharges(context.tx, id, 'buy'));
    await billAgain(context.tx, id, 'buy');
  },
  voucherOf: (_tx, { voucherId }) => Promise.resolve(voucherId),
  owedIn: { table: 'purchase_invoice', account: accountCode.creditors, sign: -1, voucherType: 'PURCHASE' },
  owedMinor: ({ kind, payableMinor, notedMinor }) => (kind === 'BILL' ? payableMinor : -payableMinor) - notedMinor,
};
