/**
 * The map of the house: every domain, its role area, the team that owns it, the folder it lives in and whom it may ask
 * beside itself and scope:shared. ESLint's walls, the CODEOWNERS check and the generators read this file; nothing else
 * states these facts. A row stands here before its rooms are built, so that a team knows where its column will be.
 *
 * @typedef {{ area: 'common' | 'international' | 'domestic' | 'accounts' | 'admin' | 'demo', team: string, mayAsk: string[] }} Domain
 */

/** Every area may pick a party and read the company's profile. */
const everyone = ['scope:parties', 'contract:company'];

/** @type {Record<string, Domain>} */
export const domains = {
  auth: { area: 'common', team: '@freightdesk/shell', mayAsk: ['contract:company', 'contract:parties'] },
  overview: { area: 'common', team: '@freightdesk/shell', mayAsk: everyone },
  settings: { area: 'common', team: '@freightdesk/shell', mayAsk: [] },
  parties: { area: 'common', team: '@freightdesk/masters', mayAsk: ['contract:company'] },
  company: { area: 'common', team: '@freightdesk/masters', mayAsk: ['scope:parties'] },
  tax: { area: 'common', team: '@freightdesk/invoices', mayAsk: ['contract:parties'] },
  'intl-shipment': { area: 'international', team: '@freightdesk/international', mayAsk: everyone },
  domestic: { area: 'domestic', team: '@freightdesk/domestic', mayAsk: everyone },
  ledger: { area: 'accounts', team: '@freightdesk/ledger', mayAsk: everyone },
  invoices: { area: 'accounts', team: '@freightdesk/invoices', mayAsk: ['scope:ledger', 'contract:tax', ...everyone] },
  payments: {
    area: 'accounts',
    team: '@freightdesk/payments',
    mayAsk: ['contract:invoices', 'contract:banks', 'scope:ledger', ...everyone],
  },
  banks: { area: 'accounts', team: '@freightdesk/banks', mayAsk: ['scope:ledger', ...everyone] },
  reports: { area: 'accounts', team: '@freightdesk/reports', mayAsk: ['scope:ledger', ...everyone] },
  users: { area: 'admin', team: '@freightdesk/shell', mayAsk: ['contract:operations', ...everyone] },
  operations: { area: 'admin', team: '@freightdesk/shell', mayAsk: [] },
  demo: {
    area: 'demo',
    team: '@freightdesk/shell',
    mayAsk: [
      'contract:auth',
      'contract:users',
      'contract:company',
      'contract:parties',
      'contract:intl-shipment',
      'contract:domestic',
      'contract:ledger',
      'contract:invoices',
      'contract:payments',
      'contract:banks',
    ],
  },
};

/** An area asks itself and the common one. The sample company is played by people of all roles; nobody asks it in return. */
export const furtherAreas = { demo: ['international', 'domestic', 'accounts', 'admin'] };

/**
 * What no domain owns: the apps, the ground under every domain, and the tools. Folder -> team. A change to the ground is
 * felt by everyone, so it has a team of its own.
 */
export const ground = {
  'apps/api': '@freightdesk/shell',
  'apps/api-faults': '@freightdesk/shell',
  'apps/backoffice': '@freightdesk/shell',
  'apps/backoffice-e2e': '@freightdesk/shell',
  'libs/data-access-api': '@freightdesk/ground',
  'libs/shared': '@freightdesk/ground',
  'libs/shell-layout': '@freightdesk/shell',
  tools: '@freightdesk/ground',
};

/** The rooms a column may have, and the kind of project each one is. */
export const rooms = { contract: 'contract', feature: 'feature', server: 'server', ui: 'widget' };

/** Who may import whom, by kind of project. `type:testing` is added for spec files only. */
export const types = {
  'web-app': ['feature', 'widget', 'ui', 'data-access', 'contract', 'rules'],
  'api-app': ['server', 'server-kit', 'database', 'contract', 'rules'],
  feature: ['widget', 'ui', 'data-access', 'contract', 'rules'],
  widget: ['ui', 'data-access', 'contract', 'rules'],
  'data-access': ['data-access', 'contract', 'rules'],
  ui: ['ui', 'rules'],
  server: ['server', 'server-kit', 'database', 'contract', 'rules'],
  'server-kit': ['database', 'contract', 'rules'],
  database: ['rules'],
  contract: ['contract', 'rules'],
  rules: ['rules'],
  testing: ['testing', 'ui', 'data-access', 'server-kit', 'database', 'contract', 'rules'],
  e2e: [],
};

/** Packages that only one half of the house may load. */
export const webPackages = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@mui/*',
  '@tanstack/*',
  'axios',
  'react-router-dom',
];
export const nodePackages = ['fastify', '@fastify/*', 'kysely', 'pg', 'prom-client'];
