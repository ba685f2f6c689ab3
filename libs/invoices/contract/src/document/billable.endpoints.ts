import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { purchaseInvoiceAccess, saleInvoiceAccess } from '../access';
import type { BillableCharges, BillableChargesQuery } from './billable-charge.schema';
import { billedDocketList, billedJobList } from './billed-job.list';
import type { BillableDocket, BillableJob } from './document.schema';

/** What may become lines of an invoice: the charges of jobs and dockets that a customer has not been billed for. */
export const listBillableCharges = defineEndpoint<BillableChargesQuery, BillableCharges>({
  name: 'sale-invoices.billable-charges',
  method: 'GET',
  path: '/sale-invoice/billable-charges',
  access: saleInvoiceAccess.read,
  summary: 'Charges of jobs and dockets that no document has billed to a customer yet.',
});

/** What a vendor is expected to bill: costs of jobs and dockets that no bill has come for. */
export const listAccruedCosts = defineEndpoint<BillableChargesQuery, BillableCharges>({
  name: 'purchase-invoices.billable-charges',
  method: 'GET',
  path: '/purchase-invoice/billable-charges',
  access: purchaseInvoiceAccess.read,
  summary: 'Costs of jobs and dockets that no bill of a vendor has come for yet.',
});

/** Accounts may not open jobcards or dockets; this is all they see of them. */
export const listBillableJobs = defineEndpoint<ListInput, Page<BillableJob>>({
  name: 'sale-invoices.billableJobs',
  method: 'GET',
  path: '/sale-invoice/billable-jobs',
  access: saleInvoiceAccess.write,
  summary: 'Jobs and dockets that an invoice can be raised for.',
  list: billedJobList,
});

export const listBillableDockets = defineEndpoint<ListInput, Page<BillableDocket>>({
  name: 'sale-invoices.billableDockets',
  method: 'GET',
  path: '/sale-invoice/billable-dockets',
  access: saleInvoiceAccess.write,
  summary: 'Dockets that an invoice can be raised for, with whom they are of and where they were handed over.',
  list: billedDocketList,
});

export const listCostableJobs = defineEndpoint<ListInput, Page<BillableJob>>({
  name: 'purchase-invoices.costableJobs',
  method: 'GET',
  path: '/purchase-invoice/costable-jobs',
  access: purchaseInvoiceAccess.write,
  summary: 'Jobs and dockets that a cost can be booked to.',
  list: billedJobList,
});

export const listCostableDockets = defineEndpoint<ListInput, Page<BillableDocket>>({
  name: 'purchase-invoices.costableDockets',
  method: 'GET',
  path: '/purchase-invoice/costable-dockets',
  access: purchaseInvoiceAccess.write,
  summary: 'Dockets that a cost can be booked to.',
  list: billedDocketList,
});
