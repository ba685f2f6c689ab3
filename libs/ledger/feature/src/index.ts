import { accountAccess, journalAccess, ledgerPaths, yearEndAccess } from '@freightdesk/ledger-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';

/** The menu names none of them: the tabs of Banks lead here, and so does the palette. */
const routes: Feature<Permission>['routes'] = [
  {
    path: ledgerPaths.journals.pattern,
    handle: { permission: journalAccess.read, title: 'Journals' },
    lazy: () => import('./journal/journal-list-screen'),
  },
  {
    path: ledgerPaths.addJournal.pattern,
    handle: { permission: journalAccess.write, title: 'New journal' },
    lazy: () => import('./journal/add-journal-screen'),
  },
  {
    path: ledgerPaths.journalTemplates.pattern,
    handle: { permission: journalAccess.read, title: 'Journal templates' },
    lazy: () => import('./journal-template/template-list-screen'),
  },
  {
    path: ledgerPaths.journal.pattern,
    handle: { permission: journalAccess.read, title: 'Journal', needsRecord: true },
    lazy: () => import('./journal/journal-screen'),
  },
  {
    path: ledgerPaths.accounts.pattern,
    handle: { permission: accountAccess.read, title: 'Chart of accounts' },
    lazy: () => import('./account/account-list-screen'),
  },
  {
    path: ledgerPaths.revaluation.pattern,
    handle: { permission: journalAccess.read, title: 'Exchange revaluation' },
    lazy: () => import('./revaluation/revaluation-screen'),
  },
  {
    path: ledgerPaths.jobCosts.pattern,
    handle: { permission: journalAccess.read, title: 'Shared costs' },
    lazy: () => import('./job-costs/job-costs-screen'),
  },
  {
    path: ledgerPaths.yearEnd.pattern,
    handle: { permission: yearEndAccess.read, title: 'Year end' },
    lazy: () => import('./year-end/year-end-screen'),
  },
  {
    path: ledgerPaths.openings.pattern,
    handle: { permission: journalAccess.write, title: 'Bring in opening balances' },
    lazy: () => import('./opening/import-openings-screen'),
  },
];

const actions: Feature<Permission>['actions'] = [
  { title: 'New journal', path: ledgerPaths.addJournal.href(), permission: journalAccess.write },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  voucher: ledgerPaths.journal.href,
  'journal template': ledgerPaths.fromTemplate.href,
  'year end': () => ledgerPaths.yearEnd.href(),
  revaluation: () => ledgerPaths.revaluation.href(),
};

export const feature: Feature<Permission> = { routes, actions, pages };
