import { type PurchaseInvoice, purchaseInvoiceProblems } from '@freightdesk/invoices-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import type { DocumentKind } from '../document/document-kind';
import { type ComposedPurchase, composePurchase, type PurchaseTerms } from './compose-purchase';
import { findPurchaseInvoice } from './find-purchase-invoice';
import { numberAndPost } from './number-and-post';
import { changePurchase, insertPurchase, lockPurchase, replaceLines } from './purchase-invoice.repository';
import { refuseRacedBill, refuseSameBill } from './supplier-number';

const columnsOf = ({ header, asJson }: ComposedPurchase) => ({ ...header, ...asJson });
const linesOf = (invoiceId: string, { lines }: ComposedPurchase) => lines.map((line) => ({ ...line, invoiceId }));

/** The bills that vendors send us. */
export const purchaseInvoices: DocumentKind<PurchaseTerms, ComposedPurchase, PurchaseInvoice> = {
  record: 'purchase invoice',
  actions: { change: 'update', post: 'post' },
  problems: purchaseInvoiceProblems,
  find: async (db, id) =>
    (await findPurchaseInvoice(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This bill does not exist, or no longer does.' }),
  lock: lockPurchase,
  termsOf: ({ party, ...draft }) => ({ ...draft, partyId: party.id, partyGstin: party.gstin }),
  compose: composePurchase,
  insert: async (context, id, composed) => {
    await refuseSameBill(context.tx, composed);
    await refuseRacedBill(() => insertPurchase(context, { ...columnsOf(composed), id, status: 'DRAFT' }));
    await replaceLines(context.tx, id, linesOf(id, composed));
  },
  rewrite: async (context, id, composed) => {
    await refuseSameBill(context.tx, composed, id);
    await replaceLines(context.tx, id, linesOf(id, composed));
    await refuseRacedBill(() => changePurchase(context, id, columnsOf(composed)));
  },
  post: numberAndPost,
  cancel: changePurchase,
  voucherOf: (_tx, { voucherId }) => Promise.resolve(voucherId),
  owedMinor: ({ payableMinor }) => payableMinor,
};
