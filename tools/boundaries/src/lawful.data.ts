import { importing, importingType, type Probe } from './probe';

/** What the house needs to live: none of these may be refused, or people will learn to switch the walls off. */
export const lawful: readonly Probe[] = [
  {
    what: 'a feature asking its contract',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('@freightdesk/banks-contract'),
  },
  {
    what: 'a form asking the schemas of its contract',
    from: 'libs/banks/feature/src/probe-form.tsx',
    text: importing('@freightdesk/banks-contract/schema'),
  },
  {
    what: 'a feature asking shared components',
    from: 'libs/banks/feature/src/probe.tsx',
    text: importing('@freightdesk/shared-ui'),
  },
  {
    what: 'a form asking the shared form fields',
    from: 'libs/banks/feature/src/probe-form.tsx',
    text: importing('@freightdesk/shared-ui/forms'),
  },
  {
    what: 'a feature asking data access',
    from: 'libs/banks/feature/src/probe.ts',
    text: importing('@freightdesk/data-access-api'),
  },
  {
    what: 'a feature of any area asking the picker of parties',
    from: 'libs/intl-shipment/feature/src/probe.tsx',
    text: importing('@freightdesk/parties-ui'),
  },
  {
    what: 'a feature of another area asking the contract of company',
    from: 'libs/users/feature/src/probe.ts',
    text: importing('@freightdesk/company-contract'),
  },
  {
    what: 'payments asking the contract of banks',
    from: 'libs/payments/server/src/probe.ts',
    text: importing('@freightdesk/banks-contract'),
  },
  {
    what: 'the sample company speaking the contract of any area',
    from: 'libs/demo/server/src/probe.ts',
    text: `${importing('@freightdesk/banks-contract')}\nexport { listLeads } from '@freightdesk/intl-shipment-contract';`,
  },
  {
    what: 'a server of accounts posting to the ledger',
    from: 'libs/invoices/server/src/probe.ts',
    text: importing('@freightdesk/ledger-server'),
  },
  {
    what: 'a server recording what happened to its shipment',
    from: 'libs/domestic/server/src/probe.ts',
    text: importing('@freightdesk/tracking-server'),
  },
  {
    what: 'a feature showing the history of its shipment',
    from: 'libs/intl-shipment/feature/src/probe.tsx',
    text: importing('@freightdesk/tracking-ui'),
  },
  {
    what: 'a server asking the database',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('kysely'),
  },
  {
    what: 'a server asking its own tables',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/banks-tables'),
  },
  {
    what: 'a server reading the tables that its row names, also of another area',
    from: 'libs/reports/server/src/probe.ts',
    text: importing('@freightdesk/intl-shipment-tables'),
  },
  {
    what: 'tables referring to those that their row names',
    from: 'libs/ledger/tables/src/probe.ts',
    text: importing('@freightdesk/intl-shipment-tables'),
  },
  {
    what: 'tables standing on the ground',
    from: 'libs/banks/tables/src/probe.ts',
    text: `${importing('@freightdesk/shared-tables')}\nexport { type Json } from '@freightdesk/shared-database/tables';`,
  },
  {
    what: 'the server app composing tables',
    from: 'apps/api/src/probe.ts',
    text: importing('@freightdesk/banks-tables'),
  },
  {
    what: 'a server asking its contract',
    from: 'libs/banks/server/src/probe.ts',
    text: importing('@freightdesk/banks-contract'),
  },
  {
    what: 'a contract asking rules',
    from: 'libs/banks/contract/src/probe.rules.ts',
    text: importing('@freightdesk/shared-money'),
  },
  {
    what: 'the light entry of a contract naming a type of its schemas',
    from: 'libs/banks/contract/src/probe.endpoints.ts',
    text: importingType('./bank/bank.schema'),
  },
  {
    what: 'the page composing a feature',
    from: 'apps/backoffice/src/probe.ts',
    text: importing('@freightdesk/banks'),
  },
  {
    what: 'the server app composing a server',
    from: 'apps/api/src/probe.ts',
    text: importing('@freightdesk/banks-server'),
  },
  {
    what: 'a spec asking a testing library',
    from: 'libs/banks/server/src/probe.spec.ts',
    text: importing('@freightdesk/shared-testing-server'),
  },
  {
    what: 'a spec asking builders',
    from: 'libs/banks/server/src/probe.spec.ts',
    text: importing('@freightdesk/banks-contract/testing'),
  },
];
