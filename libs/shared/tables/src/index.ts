import type { Tables } from '@freightdesk/shared-database/tables';
import { up as ground } from './migrations/2026-11-21-010-ground';
import { up as users } from './migrations/2026-11-21-020-users';
import { up as audit } from './migrations/2026-11-21-100-audit';
import { up as jobs } from './migrations/2026-11-22-200-jobs';
import { up as rateLimit } from './migrations/2026-11-22-241-rate-limit';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as seals } from './migrations/2026-11-22-253-seals';
import { up as answers } from './migrations/2026-11-22-280-answers';
import { up as trigrams } from './migrations/2026-11-22-350-trigrams';
import { up as settled } from './migrations/2026-11-22-361-settled';
import { up as keptPlans } from './migrations/2026-11-22-370-kept-plans';
import { up as wholeSums } from './migrations/2026-11-30-181-whole-sums';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as recordNumbersFound } from './migrations/2026-11-30-172-record-numbers-found';
import './tables.generated';

export { keepNumbers } from './kept-numbers';
export { indexNumbers } from './number-index';
export { indexSearch, keepTexts, soughtText } from './search-index';

/**
 * What every column stands on: people and their roles, the audit trail and its seals, answers to repeated requests, files, jobs, rates, and
 * the guards that tables set before their rows.
 */
export const groundTables: Tables = {
  domain: 'shared',
  tables: [
    'app_user',
    'audit_event',
    'file_content',
    'idempotency_key',
    'job_run',
    'rate_window',
    'record_number',
    'role',
    'seal',
    'stored_file',
    'to_seal',
  ],
  appendOnly: ['audit_event', 'seal'],
  kept: ['record_number'],
  neverUpdated: ['to_seal'],
  needs: [],
  migrations: {
    '2026-11-21-010-ground': ground,
    '2026-11-21-020-users': users,
    '2026-11-21-100-audit': audit,
    '2026-11-22-200-jobs': jobs,
    '2026-11-22-241-rate-limit': rateLimit,
    '2026-11-22-251-posted': posted,
    '2026-11-22-253-seals': seals,
    '2026-11-22-280-answers': answers,
    '2026-11-22-350-trigrams': trigrams,
    '2026-11-22-361-settled': settled,
    '2026-11-22-370-kept-plans': keptPlans,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-172-record-numbers-found': recordNumbersFound,
    '2026-11-30-181-whole-sums': wholeSums,
  },
};
