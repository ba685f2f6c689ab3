import { defineImport } from '@freightdesk/shared-endpoint';

/** What stood in the books of before on the day that this product is begun with. */
export const openingImport = defineImport({
  kind: 'openings',
  title: 'Opening balances',
  access: 'journal.write',
  text: 'A row is what an account held, or an account of a party. Debit and credit of all rows are equal: what is left goes to 3010. Banks open with themselves, against 3010 too.',
  columns: {
    accountCode: { label: 'Account', kind: 'text', isNeeded: true, example: '1200' },
    party: { label: 'Party', kind: 'text', example: 'Coastal Spices Exports' },
    debitPaise: { label: 'Debit', kind: 'amount', example: '125000.00' },
    creditPaise: { label: 'Credit', kind: 'amount', example: '' },
  },
  touches: ['journals', 'accounts', 'reports', 'overview'],
});
