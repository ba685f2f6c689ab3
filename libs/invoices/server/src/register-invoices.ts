import {
  addSaleInvoice,
  billCustomer as billCustomerCall,
  cancelSaleInvoice,
  convertProforma as convertProformaCall,
  customerMoney,
  creditSaleInvoice,
  editSaleInvoice,
  followUpSaleInvoice,
  getPrintedAlong,
  getSaleInvoice,
  getSaleInvoicePdf,
  getSaleInvoicesPdf,
  issueSaleInvoice,
  listBillableCharges,
  listBillableDockets,
  listBillableJobs,
  listSaleInvoices,
  listUnbilledCustomers as listUnbilledCustomersCall,
  previewInvoiceNumber,
} from '@freightdesk/invoices-contract';
import * as contract from '@freightdesk/invoices-contract';
import * as schema from '@freightdesk/invoices-contract/schema';
import { gone, idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import { billCustomer } from './billing/bill-customer';
import { listUnbilledCustomers } from './billing/unbilled-customers.repository';
import { billableCharges } from './document/billable-charges';
import { addDocument } from './document/add-document';
import { cancelDocument } from './document/cancel-document';
import { deleteDraft } from './document/delete-draft';
import { billableWords as exported, invoiceWords } from './document/document-words.data';
import { editDocument } from './document/edit-document';
import { postDocument } from './document/post-document';
import { registerEinvoices } from './einvoice/einvoice.routes';
import { registerGstr2b } from './gstr2b/gstr2b.routes';
import type { InvoicesPorts } from './invoices-ports';
import { makeInterestNotes } from './interest/make-interest-notes';
import { readInterest } from './interest/read-interest';
import { importOpenBills, importOpenInvoices } from './opening/import-open-documents';
import { registerPurchaseInvoices } from './register-purchase-invoices';
import { addRecurring, makeRecurring, updateRecurring } from './recurring/recurring';
import { listRecurringRows } from './recurring/recurring.repository';
import { convertProforma } from './sale-invoice/convert-proforma';
import { creditInvoice } from './sale-invoice/credit-invoice';
import { followUpInvoice } from './sale-invoice/follow-up-invoice';
import { previewSaleNumber } from './sale-invoice/preview-sale-number';
import { listInvoiceRows } from './sale-invoice/sale-invoice.repository';
import { saleInvoices } from './sale-invoice/sale-invoices';
import { withWarnings } from './sale-invoice/with-warnings';
import { printedAlong } from './sheet/printed-along';
import { saleInvoicePdf } from './sheet/sale-invoice-pdf';
import { saleInvoicesPdf } from './sheet/sale-invoices-pdf';
import { registerUnpaidCredit } from './unpaid-credit/unpaid-credit.routes';

export function registerInvoices(api: Api, ports: InvoicesPorts): void {
  const { issueSaleInvoiceInput, saleInvoiceSchema: output } = schema;
  const rows = { row: schema.saleInvoiceRowSchema, exported: invoiceWords };
  api.list(listSaleInvoices, rows, (request, { db, clock }) => listInvoiceRows(db, request, clock.today()));
  api.read(getSaleInvoice, { input: idQuery, output }, ({ id }, { db }) => saleInvoices.find(db, id));
  api.file(getSaleInvoicePdf, { input: schema.saleInvoicePdfQuery }, (query, context) =>
    saleInvoicePdf(query, context, ports),
  );
  api.file(getSaleInvoicesPdf, { input: schema.saleInvoicesPdfQuery }, (query, context) =>
    saleInvoicesPdf(query, context, ports),
  );
  api.read(getPrintedAlong, { input: idQuery, output: schema.printedAlongSchema }, async ({ id }, { db }) =>
    printedAlong(db, await saleInvoices.find(db, id), ports),
  );
  api.read(
    previewInvoiceNumber,
    { input: schema.invoiceNumberQuery, output: schema.invoiceNumberSchema },
    (query, context) => previewSaleNumber(query, context, ports),
  );
  registerBillable(api, ports);
  registerRecurring(api, ports);
  registerInterest(api, ports);
  registerEinvoices(api, ports);
  registerWritten(api, ports);
  api.write(issueSaleInvoice, { input: issueSaleInvoiceInput, output }, (input, context) =>
    postDocument(saleInvoices, input, context, ports),
  );
  api.write(contract.deleteSaleInvoice, { input: seenInput, output: gone }, (input, context) =>
    deleteDraft(saleInvoices, input, context),
  );
  api.write(cancelSaleInvoice, { input: schema.cancelDocumentInput, output }, (input, context) =>
    cancelDocument(saleInvoices, input, context),
  );
  registerOwed(api, ports);
  api.write(convertProformaCall, { input: schema.convertProformaInput, output }, (input, context) =>
    convertProforma(input, context, ports),
  );
  registerPurchaseInvoices(api, ports);
  registerGstr2b(api);
  registerUnpaidCredit(api);
  registerImport(api, contract.openInvoiceImport, importOpenInvoices(ports));
  registerImport(api, contract.openBillImport, importOpenBills(ports));
}

/** What a clerk writes, with what there is to know of it. */
function registerWritten(api: Api, ports: InvoicesPorts): void {
  const { addSaleInvoiceInput, editSaleInvoiceInput } = schema;
  const saved = schema.savedSaleInvoiceSchema;
  api.write(addSaleInvoice, { input: addSaleInvoiceInput, output: saved }, (input, context) => {
    const { issue, dateOverrideReason, ...terms } = input;
    const adding = addDocument(saleInvoices, { terms, posts: issue, dateOverrideReason }, context, ports);
    return withWarnings(terms, adding, context.tx);
  });
  api.write(editSaleInvoice, { input: editSaleInvoiceInput, output: saved }, ({ id, version, ...terms }, context) =>
    withWarnings(terms, editDocument(saleInvoices, { id, version, terms }, context, ports), context.tx),
  );
}

/** What becomes of what a customer owes. */
function registerOwed(api: Api, ports: InvoicesPorts): void {
  const output = schema.saleInvoiceSchema;
  api.write(followUpSaleInvoice, { input: schema.followUpInput, output }, followUpInvoice);
  api.write(
    creditSaleInvoice,
    { input: schema.creditNoteInput, output: schema.creditedInvoiceSchema },
    (input, context) => creditInvoice(input, context, ports),
  );
  const money = { input: schema.unallocatedQuery, output: schema.unallocatedSchema };
  api.read(customerMoney, money, ({ partyId }, { db }) =>
    ports.unallocatedMoney(db, { partyId, direction: 'RECEIPT' }),
  );
}

/** Invoices that are made again. */
function registerRecurring(api: Api, ports: InvoicesPorts): void {
  const output = schema.recurringSchema;
  api.list(contract.listRecurring, { row: output }, (request, { db }) => listRecurringRows(db, request));
  api.write(contract.addRecurring, { input: schema.addRecurringInput, output }, addRecurring);
  api.write(contract.updateRecurring, { input: schema.updateRecurringInput, output }, updateRecurring);
  api.write(contract.makeRecurring, { input: seenInput, output }, (input, context) =>
    makeRecurring(input, context, ports),
  );
}

/** What is owed for paying late. */
function registerInterest(api: Api, ports: InvoicesPorts): void {
  const asked = { input: schema.interestQuery, output: schema.interestSchema };
  api.read(contract.getInterest, asked, readInterest);
  const made = { input: schema.interestNotesInput, output: schema.interestNotesSchema };
  api.write(contract.makeInterestNotes, made, (input, context) => makeInterestNotes(input, context, ports));
}

/** What stands to be billed: jobs by name, and the charges of a customer. */
function registerBillable(api: Api, ports: InvoicesPorts): void {
  api.list(listBillableJobs, { row: schema.billableJobSchema, exported }, (request, { db }) =>
    ports.listBillableJobs(db, request),
  );
  api.list(listBillableDockets, { row: schema.billableDocketSchema, exported }, (request, { db }) =>
    ports.listBillableDockets(db, request),
  );
  api.list(listUnbilledCustomersCall, { row: schema.unbilledCustomerSchema }, (request, { db }) =>
    listUnbilledCustomers(db, request),
  );
  const billing = { input: schema.billCustomerInput, output: schema.billedCustomerSchema };
  api.write(billCustomerCall, billing, (input, context) => billCustomer(input, context, ports));
  const ofCharges = { input: schema.billableChargesQuery, output: schema.billableChargesSchema };
  api.read(listBillableCharges, ofCharges, ({ partyId }, { db }) =>
    billableCharges(db, { partyId, side: 'sell' }, ports),
  );
}
