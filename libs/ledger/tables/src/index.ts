import { companyTables } from '@freightdesk/company-tables';
import { intlShipmentTables } from '@freightdesk/intl-shipment-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as ledger } from './migrations/2026-11-21-050-ledger';
import { up as purchaseInvoices } from './migrations/2026-11-21-120-purchase-invoices';
import { up as ledger250 } from './migrations/2026-11-22-250-ledger';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as seals } from './migrations/2026-11-22-253-seals';
import { up as keptSums } from './migrations/2026-11-22-360-kept-sums';
import { up as ledgerPages } from './migrations/2026-11-22-364-ledger-pages';
import { up as keptPlans } from './migrations/2026-11-22-370-kept-plans';
import { up as partyYears } from './migrations/2026-11-22-400-party-years';
import { up as journal } from './migrations/2026-11-22-550-journal';
import { up as ownAccounts } from './migrations/2026-11-22-551-own-accounts';
import { up as jobSums } from './migrations/2026-11-22-594-job-sums';
import { up as tdsOfNonResidents } from './migrations/2026-11-22-613-tds-of-non-residents';
import { up as accountDays } from './migrations/2026-11-23-735-account-days';
import { up as badDebts } from './migrations/2026-11-23-670-bad-debts';
import { up as yearEnd } from './migrations/2026-11-23-680-ledger';
import { up as revaluation } from './migrations/2026-11-23-681-revaluation';
import { up as cashDifference } from './migrations/2026-11-23-685-cash-difference';
import { up as creditReversed } from './migrations/2026-11-23-690-credit-reversed';
import { up as jobCosts } from './migrations/2026-11-23-772-job-costs';
import { up as branches } from './migrations/2026-11-23-795-ledger';
import { up as branchDays } from './migrations/2026-11-23-797-ledger';
import { up as seals799 } from './migrations/2026-11-23-799-seals';
import { up as lockKinds } from './migrations/2026-11-23-841-lock-kinds';
import { up as journalTemplates } from './migrations/2026-11-23-842-journal-templates';
import { up as partyBalances } from './migrations/2026-11-30-179-party-balances';
import { up as partiesOfYears } from './migrations/2026-11-30-188-parties-of-years';
import { up as costsOfJobs } from './migrations/2026-11-30-190-costs-of-jobs';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as numbersOnce } from './migrations/2026-11-30-173-numbers-once';
import './tables.generated';

export const ledgerTables: Tables = {
  domain: 'ledger',
  tables: [
    'account',
    'account_month',
    'job_cost_move',
    'job_cost_year',
    'job_sum',
    'journal',
    'journal_template',
    'party_balance',
    'party_month',
    'party_year',
    'posting',
    'voucher',
  ],
  appendOnly: ['job_cost_move', 'journal', 'posting', 'voucher'],
  neverDeleted: ['account'],
  kept: ['account_month', 'job_cost_year', 'job_sum', 'party_balance', 'party_month', 'party_year'],
  needs: [groundTables, companyTables, intlShipmentTables, partiesTables],
  migrations: {
    '2026-11-21-050-ledger': ledger,
    '2026-11-21-120-purchase-invoices': purchaseInvoices,
    '2026-11-22-250-ledger': ledger250,
    '2026-11-22-251-posted': posted,
    '2026-11-22-253-seals': seals,
    '2026-11-22-360-kept-sums': keptSums,
    '2026-11-22-364-ledger-pages': ledgerPages,
    '2026-11-22-370-kept-plans': keptPlans,
    '2026-11-22-400-party-years': partyYears,
    '2026-11-22-550-journal': journal,
    '2026-11-22-551-own-accounts': ownAccounts,
    '2026-11-22-594-job-sums': jobSums,
    '2026-11-22-613-tds-of-non-residents': tdsOfNonResidents,
    '2026-11-23-735-account-days': accountDays,
    '2026-11-23-670-bad-debts': badDebts,
    '2026-11-23-680-ledger': yearEnd,
    '2026-11-23-681-revaluation': revaluation,
    '2026-11-23-685-cash-difference': cashDifference,
    '2026-11-23-690-credit-reversed': creditReversed,
    '2026-11-23-772-job-costs': jobCosts,
    '2026-11-23-795-ledger': branches,
    '2026-11-23-797-ledger': branchDays,
    '2026-11-23-799-seals': seals799,
    '2026-11-23-841-lock-kinds': lockKinds,
    '2026-11-23-842-journal-templates': journalTemplates,
    '2026-11-30-179-party-balances': partyBalances,
    '2026-11-30-188-parties-of-years': partiesOfYears,
    '2026-11-30-190-costs-of-jobs': costsOfJobs,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-173-numbers-once': numbersOnce,
  },
};
