import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as parties } from './migrations/2026-11-21-040-parties';
import { up as lists } from './migrations/2026-11-22-351-parties';
import { up as search } from './migrations/2026-11-22-390-parties';
import { up as numbers } from './migrations/2026-11-22-414-numbers';
import { up as credit } from './migrations/2026-11-22-600-credit';
import { up as creditStays } from './migrations/2026-11-22-604-credit-stays';
import { up as taxPapers } from './migrations/2026-11-22-612-tax-paper';
import { up as payees } from './migrations/2026-11-23-660-parties';
import { up as smallVendors } from './migrations/2026-11-23-665-parties';
import { up as interest } from './migrations/2026-11-23-799-interest';
import { up as contacts } from './migrations/2026-11-30-161-contacts';
import { up as inOrder } from './migrations/2026-11-30-187-in-order';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as numbersOnce } from './migrations/2026-11-30-173-numbers-once';
import { up as searchName } from './migrations/2026-12-01-200-search-name';
import './tables.generated';

export const partiesTables: Tables = {
  domain: 'parties',
  tables: ['credit_approval', 'party', 'party_registration', 'party_tax_paper'],
  appendOnly: ['credit_approval'],
  needs: [groundTables],
  migrations: {
    '2026-11-21-040-parties': parties,
    '2026-11-22-351-parties': lists,
    '2026-11-22-390-parties': search,
    '2026-11-22-414-numbers': numbers,
    '2026-11-22-600-credit': credit,
    '2026-11-22-604-credit-stays': creditStays,
    '2026-11-22-612-tax-paper': taxPapers,
    '2026-11-23-660-parties': payees,
    '2026-11-23-665-parties': smallVendors,
    '2026-11-23-799-interest': interest,
    '2026-11-30-161-contacts': contacts,
    '2026-11-30-187-in-order': inOrder,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-173-numbers-once': numbersOnce,
    '2026-12-01-200-search-name': searchName,
  },
};
