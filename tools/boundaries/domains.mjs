/**
 * The map of the house: every domain, its role area, the team that owns it, the folder it lives in and whom it may ask
 * beside itself and scope:shared. ESLint's walls, the CODEOWNERS check and the generators read this file; nothing else
 * states these facts. A row stands here before its rooms are built, so that a team knows where its column will be; whom a domain may ask is added with the
 * first import, and goes with the last.
 *
 * `reads` names the domains whose tables its own refer to, or its SQL reads: it imports their `tables` room, also from another
 * area, and a change of them wakes it. Only the owner writes a table.
 *
 * @typedef {{
 *   area: 'common' | 'international' | 'domestic' | 'accounts' | 'admin' | 'demo',
 *   team: string,
 *   mayAsk: string[],
 *   reads?: string[],
 * }} Domain
 */

/** Whoever writes documents picks a party and reads the company's profile. */
const ofDocuments = ['scope:parties', 'contract:company'];

/** @type {Record<string, Domain>} */
export const domains = {
  auth: { area: 'common', team: '@freightdesk/shell', mayAsk: ['contract:company', 'contract:parties'] },
  overview: { area: 'common', team: '@freightdesk/shell', mayAsk: [] },
  settings: { area: 'common', team: '@freightdesk/shell', mayAsk: [] },
  parties: { area: 'common', team: '@freightdesk/masters', mayAsk: ['scope:activity', 'contract:tax'] },
  company: { area: 'common', team: '@freightdesk/masters', mayAsk: ['scope:parties'] },
  tax: { area: 'common', team: '@freightdesk/invoices', mayAsk: ['contract:parties'], reads: ['ledger', 'parties'] },
  tracking: {
    area: 'common',
    team: '@freightdesk/tracking',
    mayAsk: ['contract:activity'],
    reads: ['activity', 'company'],
  },
  activity: { area: 'common', team: '@freightdesk/shell', mayAsk: [] },
  views: { area: 'common', team: '@freightdesk/shell', mayAsk: [] },
  search: { area: 'common', team: '@freightdesk/shell', mayAsk: ['scope:activity'] },
  desk: { area: 'common', team: '@freightdesk/shell', mayAsk: [] },
  'intl-shipment': {
    area: 'international',
    team: '@freightdesk/international',
    mayAsk: ['scope:activity', 'scope:tax', 'scope:tracking', ...ofDocuments],
    reads: ['activity', 'company', 'domestic', 'parties', 'tax', 'tracking'],
  },
  domestic: {
    area: 'domestic',
    team: '@freightdesk/domestic',
    mayAsk: ['scope:activity', 'scope:tax', 'scope:tracking', ...ofDocuments],
    reads: ['company', 'parties', 'tax', 'tracking'],
  },
  ledger: {
    area: 'accounts',
    team: '@freightdesk/ledger',
    mayAsk: ['scope:activity', 'scope:parties', 'contract:company', 'contract:invoices'],
    reads: ['company', 'intl-shipment', 'parties'],
  },
  invoices: {
    area: 'accounts',
    team: '@freightdesk/invoices',
    mayAsk: ['scope:activity', 'scope:ledger', 'scope:tax', ...ofDocuments],
    reads: ['company', 'intl-shipment', 'ledger', 'parties', 'payments', 'tax'],
  },
  payments: {
    area: 'accounts',
    team: '@freightdesk/payments',
    mayAsk: ['contract:banks', 'contract:invoices', 'scope:activity', 'scope:ledger', 'scope:tax', ...ofDocuments],
    reads: ['banks', 'company', 'intl-shipment', 'invoices', 'ledger', 'parties', 'tax'],
  },
  banks: {
    area: 'accounts',
    team: '@freightdesk/banks',
    mayAsk: ['scope:activity', 'scope:ledger', 'contract:company', 'contract:reconciliation'],
    reads: ['ledger'],
  },
  reports: {
    area: 'accounts',
    team: '@freightdesk/reports',
    mayAsk: ['contract:parties', 'scope:activity', 'scope:ledger', 'contract:tax'],
    reads: ['company', 'intl-shipment', 'invoices', 'ledger', 'parties', 'payments', 'tax'],
  },
  reconciliation: {
    area: 'accounts',
    team: '@freightdesk/banks',
    mayAsk: ['contract:banks', 'contract:payments', 'scope:ledger', 'scope:parties'],
    reads: ['banks', 'ledger', 'parties', 'payments'],
  },
  users: {
    area: 'admin',
    team: '@freightdesk/shell',
    mayAsk: ['scope:activity', 'contract:operations', 'contract:company'],
    reads: ['auth'],
  },
  operations: { area: 'admin', team: '@freightdesk/shell', mayAsk: [] },
  demo: {
    area: 'demo',
    team: '@freightdesk/shell',
    mayAsk: [
      'contract:activity',
      'contract:auth',
      'contract:users',
      'contract:company',
      'contract:parties',
      'contract:intl-shipment',
      'contract:domestic',
      'contract:invoices',
      'contract:payments',
      'contract:banks',
      'contract:ledger',
      'contract:reconciliation',
      'contract:reports',
      'contract:tax',
      'contract:tracking',
    ],
  },
};

/**
 * Whose work an area is: its endpoints admit nobody else. The sample company is played by people who have yet to sign in.
 *
 * @type {Record<Domain['area'], string[]>}
 */
export const areaRoles = {
  common: ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'],
  international: ['ADMIN', 'MARKETING', 'INTERNATIONAL'],
  domestic: ['ADMIN', 'DOMESTIC'],
  accounts: ['ADMIN', 'ACCOUNT'],
  admin: ['ADMIN'],
  demo: [],
};

/**
 * Tables of the ground that a column writes with SQL of its own. People are of the ground, since every record says who wrote it:
 * auth makes the first of them and those who were invited, users makes and changes all others.
 */
export const writesOfTheGround = { auth: ['app_user'], users: ['app_user'] };

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
  'libs/audit-names': '@freightdesk/shell',
  'libs/data-access-api': '@freightdesk/ground',
  'libs/shared': '@freightdesk/ground',
  'libs/shell-layout': '@freightdesk/shell',
  tools: '@freightdesk/ground',
};

/**
 * Services that other columns' services call in their own transaction. Every other one is asked for its contract alone, and
 * wiring.ts hands its functions over.
 */
export const servicesAsked = ['scope:ledger', 'scope:tax', 'scope:tracking'];

/** The rooms a column may have, and the kind of project each one is. */
export const rooms = { contract: 'contract', feature: 'feature', server: 'server', tables: 'tables', ui: 'widget' };

/** Who may import whom, by kind of project. `type:testing` is added for spec files only. */
export const types = {
  'web-app': ['feature', 'widget', 'ui', 'data-access', 'contract', 'rules'],
  'api-app': ['server', 'server-kit', 'database', 'tables', 'contract', 'rules'],
  feature: ['widget', 'ui', 'data-access', 'contract', 'rules'],
  widget: ['ui', 'data-access', 'contract', 'rules'],
  'data-access': ['data-access', 'contract', 'rules'],
  ui: ['ui', 'rules'],
  server: ['server', 'server-kit', 'database', 'tables', 'contract', 'rules'],
  'server-kit': ['database', 'tables', 'contract', 'rules'],
  tables: ['tables', 'database', 'rules'],
  database: ['rules'],
  contract: ['contract', 'rules'],
  rules: ['rules'],
  testing: ['testing', 'ui', 'data-access', 'server-kit', 'database', 'tables', 'contract', 'rules'],
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
export const nodePackages = ['fastify', '@fastify/*', 'fontkit', 'kysely', 'nodemailer', 'pdfkit', 'pg', 'prom-client'];
