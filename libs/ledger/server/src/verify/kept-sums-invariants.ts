import { type Invariant, keptSums } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const account = sql`a.code || ' ' || a.name`;
const month = sql`to_char(month, 'YYYY-MM')`;
const called = ['debit', 'credit'] as const;

/** What is always true of the sums that are kept of postings. */
export const keptSumsInvariants: readonly Invariant[] = [
  keptSums({
    sentence: 'What is kept of an account and month is what was posted to it.',
    kept: sql.table('account_month'),
    posted: sql`posted_account_month()`,
    keys: sql`account_id, month, voucher_type, has_gst_head, has_job, has_party`,
    figures: ['debit_paise', 'credit_paise', 'currency_minor', 'entry_count'],
    called,
    whose: sql`${account} || ', ' || voucher_type || ', ' || ${month}`,
    joins: sql`join account a on a.id = account_id`,
  }),
  keptSums({
    sentence: 'What is kept of a party and month is what was posted for it.',
    kept: sql.table('party_month'),
    posted: sql`posted_party_month()`,
    keys: sql`party_id, account_id, month, is_named, has_job`,
    figures: ['debit_paise', 'credit_paise', 'entry_count'],
    called,
    whose: sql`party.name || ', ' || ${account} || ', ' || ${month}`,
    joins: sql`join account a on a.id = account_id join party on party.id = party_id`,
  }),
  keptSums({
    sentence: 'What is kept of a party and year is what was posted for it.',
    kept: sql.table('party_year'),
    posted: sql`posted_party_year()`,
    keys: sql`party_id, account_id, year, is_named`,
    figures: ['debit_paise', 'credit_paise', 'entry_count'],
    called,
    whose: sql`party.name || ', ' || ${account} || ', the year from ' || to_char(year, 'YYYY-MM')`,
    joins: sql`join account a on a.id = account_id join party on party.id = party_id`,
  }),
  keptSums({
    sentence: 'What is kept of a party is what was ever posted for it.',
    kept: sql.table('party_balance'),
    posted: sql`posted_party_balance()`,
    keys: sql`account_id, party_id`,
    figures: ['debit_paise', 'credit_paise', 'entry_count'],
    called,
    whose: sql`party.name || ', ' || ${account}`,
    joins: sql`join account a on a.id = account_id join party on party.id = party_id`,
  }),
  keptSums({
    sentence: 'What is kept of a job is what was posted for it.',
    kept: sql.table('job_sum'),
    posted: sql`posted_job_sum()`,
    keys: sql`job_id`,
    figures: ['sell_paise', 'buy_paise', 'exchange_paise', 'entry_count'],
    called: ['income', 'cost'],
    whose: sql`jobcard.number`,
    joins: sql`join jobcard on jobcard.id = job_id`,
  }),
  keptSums({
    sentence: 'What is kept of the costs of a job and year is what was spent for it.',
    kept: sql.table('job_cost_year'),
    posted: sql`posted_job_cost_year()`,
    keys: sql`year, job, job_id`,
    figures: ['direct_paise', 'indirect_paise', 'entry_count'],
    called: ['direct', 'indirect'],
    whose: sql`job || ', the year from ' || to_char(year, 'YYYY-MM')`,
    joins: sql``,
  }),
];
