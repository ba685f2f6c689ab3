/** What drives the built server, and what drives the built page. */
const ofServer = ['api', 'api-faults', 'backoffice-e2e'];
const ofPage = ['backoffice', 'backoffice-e2e'];

interface Edit {
  readonly what: string;
  readonly file: string;
  /** The projects that feel it; of the many servers, `every server` stands for each. */
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
    what: 'the entry of a server',
    file: 'libs/invoices/server/src/index.ts',
    wakes: ['invoices-server', ...ofServer],
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
    wakes: ['banks', 'banks-contract', 'banks-server', 'demo-server', 'payments', 'backoffice', ...ofServer],
  },
  {
    what: 'the header of the page',
    file: 'libs/shell-layout/src/header/header.tsx',
    wakes: ['shell-layout', ...ofPage],
  },
  {
    what: 'a table',
    file: 'libs/shared/database/src/migrations/2026-11-21-060-banks.ts',
    wakes: ['every server', 'shared-database', 'shared-server-kit', 'shared-testing-server', ...ofServer],
  },
  {
    what: 'how a transaction is opened',
    file: 'libs/shared/database/src/connection/transaction.ts',
    wakes: ['every server', 'shared-database', 'shared-server-kit', 'shared-testing-server', ...ofServer],
  },
];

/** Whom an edit of money, on which nearly all stands, leaves asleep. */
export const asleepForMoney = [
  'auth-contract',
  'boundaries',
  'company-contract',
  'data-access-api',
  'demo-contract',
  'ledger-contract',
  'manual',
  'operations-contract',
  'overview-contract',
  'parties-contract',
  'reports-contract',
  'shared-access',
  'shared-calendar',
  'shared-database',
  'shared-endpoint',
  'shared-i18n',
  'shared-route',
  'shared-session',
  'users-contract',
];
