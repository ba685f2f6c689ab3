/** What drives the built server, and what drives the built page. */
export const ofServer = ['api', 'api-faults', 'backoffice-e2e'];
const ofPage = ['backoffice', 'backoffice-e2e'];

/** Their foreign keys or their SQL lead to the tables of banks, some by way of payments. */
const readersOfBanks = [
  'invoices-server',
  'payments-server',
  'payments-tables',
  'reconciliation-server',
  'reconciliation-tables',
  'reports-server',
];

interface Edit {
  readonly what: string;
  readonly file: string;
  /** The projects that feel it; `every server` and `every room of tables` stand for each of them. */
  readonly wakes: readonly string[];
}

/** Typical edits, and whom each one wakes. A number that grows is a decision: somebody reads what he did not read before. */
export const edits: readonly Edit[] = [
  {
    what: 'a use case',
    file: 'libs/banks/server/src/bank/add-bank.ts',
    wakes: ['banks-server', ...ofServer],
  },
  {
    what: 'a screen',
    file: 'libs/banks/feature/src/bank/bank-list-screen.tsx',
    wakes: ['banks', ...ofPage],
  },
  {
    what: 'a translation of a column',
    file: 'libs/banks/feature/src/texts/hi.json',
    wakes: ['banks', ...ofPage],
  },
  {
    what: 'a rule of a contract',
    file: 'libs/banks/contract/src/bank/bank.rules.ts',
    wakes: [
      'audit-names',
      'banks',
      'banks-contract',
      'banks-server',
      'demo-server',
      'payments',
      'payments-contract',
      'payments-server',
      'reconciliation',
      'reconciliation-contract',
      'reconciliation-server',
      'backoffice',
      ...ofServer,
    ],
  },
  {
    what: 'the header of the page',
    file: 'libs/shell-layout/src/header/header.tsx',
    wakes: ['shell-layout', ...ofPage],
  },
  {
    what: 'a table',
    file: 'libs/banks/tables/src/migrations/2026-11-21-060-banks.ts',
    wakes: ['banks-tables', 'banks-server', ...readersOfBanks, ...ofServer],
  },
  {
    what: 'how a transaction is opened',
    file: 'libs/shared/database/src/connection/transaction.ts',
    wakes: [
      'every server',
      'every room of tables',
      'shared-database',
      'shared-server-kit',
      'shared-testing-server',
      ...ofServer,
    ],
  },
];

/** Contracts that reckon with money, or ask one that does; an edit of it leaves all others asleep. */
export const contractsOfMoney = [
  'banks-contract',
  'domestic-contract',
  'intl-shipment-contract',
  'invoices-contract',
  'ledger-contract',
  'payments-contract',
  'reconciliation-contract',
  'reports-contract',
  'tax-contract',
];

/** What else an edit of money, on which nearly all stands, leaves asleep beside the rooms of tables. */
export const asleepForMoney = [
  'boundaries',
  'data-access-api',
  'generators',
  'manual',
  'shared-access',
  'shared-calendar',
  'shared-database',
  'shared-endpoint',
  'shared-i18n',
  'shared-route',
  'shared-sentence',
  'shared-session',
  'shared-sheet',
  'shared-sheet-pdf',
];
