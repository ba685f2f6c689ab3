import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { documentFields } from '../document/document-fields';
import {
  saleInvoiceKindLabel,
  saleInvoiceKinds,
  saleInvoiceStatuses,
  saleInvoiceStatusLabel,
} from './sale-invoice.kinds';

export const saleInvoiceList = defineList({
  fields: {
    ...documentFields,
    kind: { kind: 'choice', label: 'Kind', values: saleInvoiceKinds, labels: saleInvoiceKindLabel },
    status: { kind: 'choice', label: 'Status', values: saleInvoiceStatuses, labels: saleInvoiceStatusLabel },
    promisedOn: { kind: 'date', label: 'Promised to pay on' },
    disputed: { kind: 'flag', label: 'Disputed' },
    einvoiceDue: { kind: 'flag', label: 'E-invoice due' },
    partyId: { kind: 'id', label: 'One customer' },
    againstInvoiceId: { kind: 'id', label: 'Notes against one document' },
  },
  filters: {
    status: {},
    kind: {},
    overdue: {},
    disputed: {},
    einvoiceDue: {},
    ...daysOf('date'),
    partyId: {},
    againstInvoiceId: {},
  },
  sorts: ['date', 'number', 'dueDate', 'totalPaise', 'outstandingPaise'],
  defaultSort: '-date,-number',
  // By its id stand the numbers of its jobs.
  search: ['number', 'partyName', 'partyGstin', 'id'],
  hint: 'Search invoices',
});
