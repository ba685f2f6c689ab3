import { defineReport } from '../report/define-report';

export const ledgerReport = defineReport({
  title: 'Ledgers',
  groupings: {},
  filters: { partyId: { kind: 'id', label: 'Party', named: 'name' } },
  figures: {
    openingPaise: { label: 'Opening', isAside: true, isBalance: true },
    debitPaise: { label: 'Debit', isAside: true },
    creditPaise: { label: 'Credit', isAside: true },
    closingPaise: { label: 'Closing', isBalance: true },
  },
  empty: {
    title: 'Nothing was posted up to these days',
    text: 'Opening balances, invoices and receipts appear here as they are posted.',
  },
});
