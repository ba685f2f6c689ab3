import { defineImport } from '@freightdesk/shared-endpoint';
import { currencyCodes } from '@freightdesk/shared-money';
import { purchaseInvoiceAccess, saleInvoiceAccess } from '../access';

const money = {
  outstandingPaise: { label: 'Outstanding', kind: 'amount', isNeeded: true, example: '118000.00' },
  currency: { label: 'Currency', kind: 'text', choices: currencyCodes, example: 'INR' },
  exchangeRate: { label: 'Exchange rate', kind: 'text', example: '' },
} as const;

/** What customers still owe by the books of before, invoice by invoice, so that what they pay settles the right one. */
export const openInvoiceImport = defineImport({
  kind: 'open-invoices',
  title: 'Open sale invoices of before',
  access: saleInvoiceAccess.write,
  text: 'A row is an invoice of the books of before that a customer still owes, in whole or in part: only what is outstanding is brought in. It is posted to the customer against 3010; it is in no return, no register and no series.',
  columns: {
    party: { label: 'Customer', kind: 'text', isNeeded: true, example: 'Coastal Spices Exports' },
    number: { label: 'Number', kind: 'text', isNeeded: true, example: 'EXP/25-26/0412' },
    date: { label: 'Date', kind: 'date', isNeeded: true, example: '2026-02-14' },
    dueDate: { label: 'Due', kind: 'date', example: '2026-03-16' },
    ...money,
  },
  touches: ['sale-invoices', 'payments', 'reports', 'overview', 'accounts', 'journals'],
});

/** The same of what vendors are still owed. */
export const openBillImport = defineImport({
  kind: 'open-bills',
  title: 'Open bills of before',
  access: purchaseInvoiceAccess.write,
  text: "A row is a vendor's bill of the books of before that is still to be paid, in whole or in part: only what is outstanding is brought in, after tax deducted. It is posted to the vendor against 3010; it is in no return and no register, and bears no input credit.",
  columns: {
    party: { label: 'Vendor', kind: 'text', isNeeded: true, example: 'Konkan Carriers' },
    number: { label: "Vendor's number", kind: 'text', isNeeded: true, example: 'KC/1187' },
    date: { label: 'Date', kind: 'date', isNeeded: true, example: '2026-02-20' },
    dueDate: { label: 'Due', kind: 'date', example: '2026-03-22' },
    ...money,
  },
  touches: ['purchase-invoices', 'payments', 'reports', 'overview', 'accounts', 'journals'],
});
