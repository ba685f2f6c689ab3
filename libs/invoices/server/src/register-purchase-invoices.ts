import {
  addPurchaseInvoice,
  cancelPurchaseInvoice,
  debitPurchaseInvoice,
  deletePurchaseInvoice,
  enterRemittance as enterRemittanceCall,
  getPaymentVoucher,
  getPurchaseInvoice,
  getPurchasePdf,
  getTdsSoFar,
  listAccruedCosts,
  listCostableDockets,
  listCostableJobs,
  listPurchaseInvoices,
  postPurchaseInvoice,
  previewPurchaseNumber,
  updatePurchaseInvoice,
  vendorMoney,
} from '@freightdesk/invoices-contract';
import * as schema from '@freightdesk/invoices-contract/schema';
import { gone, idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { addDocument } from './document/add-document';
import { billableCharges } from './document/billable-charges';
import { cancelDocument } from './document/cancel-document';
import { deleteDraft } from './document/delete-draft';
import { billableWords as exported, billWords } from './document/document-words.data';
import { editDocument } from './document/edit-document';
import { postDocument } from './document/post-document';
import { previewNumber } from './document/preview-number';
import type { InvoicesPorts } from './invoices-ports';
import { debitBill } from './purchase-invoice/debit-bill';
import { enterRemittance } from './purchase-invoice/enter-remittance';
import { listPurchaseRows } from './purchase-invoice/purchase-invoice.repository';
import { purchaseInvoices } from './purchase-invoice/purchase-invoices';
import { readTdsSoFar } from './purchase-invoice/read-tds-so-far';
import { paymentVoucherPdf } from './sheet/payment-voucher-pdf';
import { purchasePdf } from './sheet/purchase-pdf';

export function registerPurchaseInvoices(api: Api, ports: InvoicesPorts): void {
  const { addPurchaseInvoiceInput, updatePurchaseInvoiceInput } = schema;
  const { purchaseInvoiceSchema: output } = schema;
  api.list(
    listPurchaseInvoices,
    { row: schema.purchaseInvoiceRowSchema, exported: billWords },
    (request, { db, clock }) => listPurchaseRows(db, request, clock.today()),
  );
  api.read(getPurchaseInvoice, { input: idQuery, output }, ({ id }, { db }) => purchaseInvoices.find(db, id));
  api.file(getPurchasePdf, { input: idQuery }, (query, context) => purchasePdf(query, context, ports));
  api.file(getPaymentVoucher, { input: idQuery }, (query, context) => paymentVoucherPdf(query, context, ports));
  api.read(
    previewPurchaseNumber,
    { input: schema.purchaseNumberQuery, output: schema.invoiceNumberSchema },
    (query, { db }) => previewNumber({ ...query, kind: 'PURCHASE_INVOICE' }, db, ports),
  );
  api.read(getTdsSoFar, { input: schema.tdsSoFarQuery, output: schema.tdsSoFarSchema }, (query, { db }) =>
    readTdsSoFar(query, db, ports),
  );
  registerCostable(api, ports);
  const money = { input: schema.unallocatedQuery, output: schema.unallocatedSchema };
  api.read(vendorMoney, money, ({ partyId }, { db }) => ports.unallocatedMoney(db, { partyId, direction: 'PAYMENT' }));

  api.write(
    addPurchaseInvoice,
    { input: addPurchaseInvoiceInput, output },
    ({ post, costOverrideReason, ...terms }, context) =>
      addDocument(purchaseInvoices, { terms, posts: post, costOverrideReason }, context, ports),
  );
  api.write(
    updatePurchaseInvoice,
    { input: updatePurchaseInvoiceInput, output },
    ({ id, version, ...terms }, context) => editDocument(purchaseInvoices, { id, version, terms }, context, ports),
  );
  api.write(postPurchaseInvoice, { input: schema.postPurchaseInvoiceInput, output }, (input, context) =>
    postDocument(purchaseInvoices, input, context, ports),
  );
  api.write(debitPurchaseInvoice, { input: schema.debitNoteInput, output }, (input, context) =>
    debitBill(input, context, ports),
  );
  api.write(enterRemittanceCall, { input: schema.remittanceInput, output }, enterRemittance);
  api.write(deletePurchaseInvoice, { input: seenInput, output: gone }, (input, context) =>
    deleteDraft(purchaseInvoices, input, context),
  );
  api.write(cancelPurchaseInvoice, { input: schema.cancelDocumentInput, output }, (input, context) =>
    cancelDocument(purchaseInvoices, input, context),
  );
}

/** What costs can be booked to, and what a vendor is expected to bill. */
function registerCostable(api: Api, ports: InvoicesPorts): void {
  // A job that can be billed takes costs too.
  api.list(listCostableJobs, { row: schema.billableJobSchema, exported }, (request, { db }) =>
    ports.listBillableJobs(db, request),
  );
  api.list(listCostableDockets, { row: schema.billableDocketSchema, exported }, (request, { db }) =>
    ports.listBillableDockets(db, request),
  );
  const ofCosts = { input: schema.billableChargesQuery, output: schema.billableChargesSchema };
  api.read(listAccruedCosts, ofCosts, ({ partyId }, { db }) => billableCharges(db, { partyId, side: 'buy' }, ports));
}
