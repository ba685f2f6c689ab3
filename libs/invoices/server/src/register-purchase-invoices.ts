import {
  addPurchaseInvoice,
  cancelPurchaseInvoice,
  getPurchaseInvoice,
  getTdsSoFar,
  listCostableJobs,
  listPurchaseInvoices,
  postPurchaseInvoice,
  previewPurchaseNumber,
  updatePurchaseInvoice,
} from '@freightdesk/invoices-contract';
import * as schema from '@freightdesk/invoices-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from './invoices-needs';
import { addPurchaseInvoice as add } from './purchase-invoice/add-purchase-invoice';
import { cancelPurchaseInvoice as cancel } from './purchase-invoice/cancel-purchase-invoice';
import { postPurchaseInvoice as post } from './purchase-invoice/post-purchase-invoice';
import { previewPurchaseNumber as preview } from './purchase-invoice/preview-purchase-number';
import { listPurchaseRows } from './purchase-invoice/purchase-invoice.repository';
import { findPurchaseOrRefuse } from './purchase-invoice/purchase-refusals';
import { readTdsSoFar } from './purchase-invoice/read-tds-so-far';
import { updatePurchaseInvoice as update } from './purchase-invoice/update-purchase-invoice';

export function registerPurchaseInvoices(api: Api, needs: InvoicesNeeds): void {
  const { addPurchaseInvoiceInput, updatePurchaseInvoiceInput, postPurchaseInvoiceInput } = schema;
  const { purchaseInvoiceSchema: output } = schema;
  api.list(listPurchaseInvoices, { row: schema.purchaseInvoiceRowSchema }, (request, { db, clock }) =>
    listPurchaseRows(db, request, clock.today()),
  );
  api.read(getPurchaseInvoice, { input: idQuery, output }, ({ id }, { db }) => findPurchaseOrRefuse(db, id));
  api.read(
    previewPurchaseNumber,
    { input: schema.purchaseNumberQuery, output: schema.invoiceNumberSchema },
    (query, { db }) => preview(query, db, needs),
  );
  api.read(getTdsSoFar, { input: schema.tdsSoFarQuery, output: schema.tdsSoFarSchema }, (query, { db }) =>
    readTdsSoFar(query, db, needs),
  );
  // A job that can be billed takes costs too.
  api.list(listCostableJobs, { row: schema.billableJobSchema }, (request, { db }) =>
    needs.listBillableJobs(db, request),
  );

  api.write(addPurchaseInvoice, { input: addPurchaseInvoiceInput, output }, (input, context) =>
    add(input, context, needs),
  );
  api.write(updatePurchaseInvoice, { input: updatePurchaseInvoiceInput, output }, (input, context) =>
    update(input, context, needs),
  );
  api.write(postPurchaseInvoice, { input: postPurchaseInvoiceInput, output }, (input, context) =>
    post(input, context, needs),
  );
  api.write(cancelPurchaseInvoice, { input: schema.cancelPurchaseInvoiceInput, output }, cancel);
}
