import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { billMatchStateLabel, billMatchStates } from '../gstr2b/gstr2b.kinds';
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
    gstr2bState: { kind: 'choice', label: 'GSTR-2B', values: billMatchStates, labels: billMatchStateLabel },
  },
  filters: { partyId: {}, status: {}, kind: {}, overdue: {}, gstr2bState: {}, ...daysOf('date'), againstInvoiceId: {} },
  sorts: ['date', 'number', 'supplierDate', 'dueDate', 'totalPaise', 'outstandingPaise'],
  defaultSort: '-date,-number',
  // By its id stand the numbers of its jobs.
  search: ['number', 'supplierNumber', 'partyName', 'partyGstin', 'id'],
  hint: 'Search bills',
});
