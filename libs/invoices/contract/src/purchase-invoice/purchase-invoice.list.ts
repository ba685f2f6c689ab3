import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { documentFields } from '../document/document-fields';
import {
  purchaseInvoiceKindLabel,
  purchaseInvoiceKinds,
  purchaseInvoiceStatuses,
  purchaseInvoiceStatusLabel,
} from './purchase-invoice.kinds';

export const purchaseInvoiceList = defineList({
  fields: {
    ...documentFields,
    status: { kind: 'choice', label: 'Status', values: purchaseInvoiceStatuses, labels: purchaseInvoiceStatusLabel },
    kind: { kind: 'choice', label: 'Kind', values: purchaseInvoiceKinds, labels: purchaseInvoiceKindLabel },
    againstInvoiceId: { kind: 'id', label: 'Notes against one document' },
    partyId: { kind: 'id', label: 'One vendor' },
    supplierDate: { kind: 'date' },
  },
  filters: { partyId: {}, status: {}, kind: {}, overdue: {}, ...daysOf('date'), againstInvoiceId: {} },
  sorts: ['date', 'number', 'supplierDate', 'dueDate', 'totalPaise', 'outstandingPaise'],
  defaultSort: '-date,-number',
  // By its id stand the numbers of its jobs.
  search: ['number', 'supplierNumber', 'partyName', 'partyGstin', 'id'],
  hint: 'Search bills',
});
