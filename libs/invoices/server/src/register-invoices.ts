import {
  addSaleInvoice,
  cancelSaleInvoice,
  editSaleInvoice,
  getSaleInvoice,
  issueSaleInvoice,
  listBillableJobs,
  listSaleInvoices,
  previewInvoiceNumber,
} from '@freightdesk/invoices-contract';
import * as schema from '@freightdesk/invoices-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from './invoices-needs';
import { registerPurchaseInvoices } from './register-purchase-invoices';
import { addSaleInvoice as add } from './sale-invoice/add-sale-invoice';
import { cancelSaleInvoice as cancel } from './sale-invoice/cancel-sale-invoice';
import { editSaleInvoice as edit } from './sale-invoice/edit-sale-invoice';
import { findInvoiceOrRefuse } from './sale-invoice/invoice-refusals';
import { issueSaleInvoice as issue } from './sale-invoice/issue-sale-invoice';
import { previewInvoiceNumber as preview } from './sale-invoice/preview-invoice-number';
import { listInvoiceRows } from './sale-invoice/sale-invoice.repository';

export function registerInvoices(api: Api, needs: InvoicesNeeds): void {
  const { addSaleInvoiceInput, editSaleInvoiceInput, issueSaleInvoiceInput, saleInvoiceSchema: output } = schema;
  api.list(listSaleInvoices, { row: schema.saleInvoiceRowSchema }, (request, { db, clock }) =>
    listInvoiceRows(db, request, clock.today()),
  );
  api.read(getSaleInvoice, { input: idQuery, output }, ({ id }, { db }) => findInvoiceOrRefuse(db, id));
  api.read(
    previewInvoiceNumber,
    { input: schema.invoiceNumberQuery, output: schema.invoiceNumberSchema },
    (query, { db }) => preview(query, db, needs),
  );
  api.list(listBillableJobs, { row: schema.billableJobSchema }, (request, { db }) =>
    needs.listBillableJobs(db, request),
  );

  api.write(addSaleInvoice, { input: addSaleInvoiceInput, output }, (input, context) => add(input, context, needs));
  api.write(editSaleInvoice, { input: editSaleInvoiceInput, output }, (input, context) => edit(input, context, needs));
  api.write(issueSaleInvoice, { input: issueSaleInvoiceInput, output }, (input, context) =>
    issue(input, context, needs),
  );
  api.write(cancelSaleInvoice, { input: schema.cancelSaleInvoiceInput, output }, cancel);

  registerPurchaseInvoices(api, needs);
}
