import { entries, importing, type Probe, twice } from './probe';

/** Every kind of import that the house forbids, each with the rule that must refuse it (the walls, unless said). */
export const forbidden: readonly Probe[] = [
  {
    what: 'a feature asking another feature',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('@freightdesk/invoices'),
  },
  {
    what: 'payments asking the screens of banks',
    from: 'libs/payments/feature/src/probe.tsx',
    text: importing('@freightdesk/banks'),
  },
  {
    what: 'a feature asking its own server',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'a lazy import of a server by a feature',
    from: 'libs/banks/feature/src/probe.ts',
    text: "export const probe = () => import('@freightdesk/banks-server');",
  },
  {
    what: 'a server asking another server of its area',
    from: 'libs/payments/server/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'a server asking the server of parties',
    from: 'libs/invoices/server/src/probe.ts',
    text: importing('@freightdesk/parties-server'),
  },
  {
    what: 'a server reading the tables of a column its row does not name',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/payments-tables'),
  },
  {
    what: 'a server reading parties, whom it may ask, though its row does not say that it reads them',
    from: 'libs/users/server/src/probe.ts',
    text: importing('@freightdesk/parties-tables'),
  },
  {
    what: 'tables referring to those of a column their row does not name',
    from: 'libs/company/tables/src/probe.ts',
    text: importing('@freightdesk/parties-tables'),
  },
  {
    what: 'tables asking a contract',
    from: 'libs/banks/tables/src/probe.ts',
    text: importing('@freightdesk/banks-contract'),
  },
  {
    what: 'tables asking a service',
    from: 'libs/banks/tables/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'a screen asking tables',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('@freightdesk/banks-tables'),
  },
  {
    what: 'a contract asking tables',
    from: 'libs/banks/contract/src/probe.ts',
    text: importing('@freightdesk/banks-tables'),
  },
  {
    what: 'the database knowing a table',
    from: 'libs/shared/database/src/probe.ts',
    text: importing('@freightdesk/shared-tables'),
  },
  {
    what: 'the ground reading the tables of a column',
    from: 'libs/shared/server-kit/src/probe.ts',
    text: importing('@freightdesk/banks-tables'),
  },
  {
    what: 'tables loading the HTTP client of the page',
    from: 'libs/banks/tables/src/probe.ts',
    text: importing('axios'),
  },
  {
    what: 'a server asking screens',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/banks'),
  },
  {
    what: 'a contract asking a server',
    from: 'libs/banks/contract/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'a contract loading React',
    from: 'libs/banks/contract/src/probe.ts',
    text: importing('react'),
  },
  {
    what: 'a contract loading the database driver',
    from: 'libs/banks/contract/src/probe.ts',
    text: importing('kysely'),
  },
  {
    what: 'rules asking a contract',
    from: 'libs/shared/money/src/probe.ts',
    text: importing('@freightdesk/shared-access'),
  },
  {
    what: 'ui asking data access',
    from: 'libs/shared/ui/src/probe.tsx',
    text: importing('@freightdesk/data-access-api'),
  },
  {
    what: 'ui asking a contract',
    from: 'libs/shared/ui/src/probe.tsx',
    text: importing('@freightdesk/shared-endpoint'),
  },
  {
    what: 'a widget asking a feature',
    from: 'libs/parties/ui/src/probe.tsx',
    text: importing('@freightdesk/parties'),
  },
  {
    what: 'a screen loading SQL',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('kysely'),
  },
  {
    what: 'a screen loading the HTTP server',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('fastify'),
  },
  {
    what: 'a server loading MUI',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@mui/material/Button'),
  },
  {
    what: 'a server loading the web client',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('axios'),
  },
  {
    what: 'the international area asking accounts',
    from: 'libs/intl-shipment/server/src/probe.ts',
    text: importing('@freightdesk/ledger-contract'),
  },
  {
    what: 'the international contract asking the contract of invoices',
    from: 'libs/intl-shipment/contract/src/probe.ts',
    text: importing('@freightdesk/invoices-contract'),
  },
  {
    what: 'accounts asking the international contract',
    from: 'libs/invoices/server/src/probe.ts',
    text: importing('@freightdesk/intl-shipment-contract'),
  },
  {
    what: 'tracking asking a column that is tracked by it',
    from: 'libs/tracking/server/src/probe.ts',
    text: importing('@freightdesk/intl-shipment-contract'),
  },
  {
    what: 'accounts writing the history of a shipment',
    from: 'libs/invoices/server/src/probe.ts',
    text: importing('@freightdesk/tracking-server'),
  },
  {
    what: 'a common domain asking accounts',
    from: 'libs/overview/server/src/probe.ts',
    text: importing('@freightdesk/invoices-contract'),
  },
  {
    what: 'invoices asking the contract of payments',
    from: 'libs/invoices/contract/src/probe.ts',
    text: importing('@freightdesk/payments-contract'),
  },
  {
    what: 'a domain asking the sample company',
    from: 'libs/auth/feature/src/probe.ts',
    text: importing('@freightdesk/demo-contract'),
  },
  {
    what: 'a screen showing the sample company',
    from: 'libs/banks/feature/src/probe.tsx',
    text: importing('@freightdesk/demo-ui'),
  },
  {
    what: 'the sample company writing past the use cases of a server',
    from: 'libs/demo/server/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'the ground asking a domain',
    from: 'libs/shared/server-kit/src/probe.ts',
    text: importing('@freightdesk/users-contract'),
  },
  {
    what: 'the database asking a contract',
    from: 'libs/shared/database/src/probe.ts',
    text: importing('@freightdesk/ledger-contract'),
  },
  {
    what: 'the page asking a server',
    from: 'apps/backoffice/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'the server app asking screens',
    from: 'apps/api/src/probe.ts',
    text: importing('@freightdesk/banks'),
  },
  {
    what: 'one app asking the other',
    from: 'apps/backoffice/src/probe.ts',
    text: importing('../../api/src/main'),
  },
  {
    what: 'a journey in the browser asking the product',
    from: 'apps/backoffice-e2e/src/probe.ts',
    text: importing('@freightdesk/banks-contract'),
  },
  {
    what: 'a relative path into another project',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('../../contract/src/index'),
  },
  {
    what: 'a project asking itself by name',
    from: 'libs/banks/contract/src/probe.ts',
    text: importing('@freightdesk/banks-contract'),
  },
  {
    what: 'the product asking a testing library',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/shared-testing-server'),
  },
  {
    what: 'an import past the index',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/parties-contract/src/party/party.rules'),
    rule: entries,
  },
  {
    what: 'the product loading builders',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/banks-contract/testing'),
    rule: entries,
  },
  {
    what: 'a schema written with yup itself',
    from: 'libs/banks/contract/src/probe.schema.ts',
    text: importing('yup'),
    rule: entries,
  },
  {
    what: 'the light entry of a contract loading its schemas',
    from: 'libs/banks/contract/src/probe.endpoints.ts',
    text: importing('./bank.schema'),
    rule: entries,
  },
  {
    what: 'the light entry of a contract loading the schemas of another',
    from: 'libs/banks/contract/src/probe.rules.ts',
    text: importing('@freightdesk/parties-contract/schema'),
    rule: entries,
  },
  {
    what: 'a contract using what only a server has',
    from: 'libs/banks/contract/src/probe.rules.ts',
    text: importing('node:fs'),
    rule: entries,
  },
  {
    what: 'one module imported twice, by two ways to it',
    from: 'libs/banks/contract/src/probe.ts',
    text: "import { banks } from './bank';\nimport { names } from '../src/bank';\nexport const probe = [banks, names];",
    rule: twice,
  },
];
