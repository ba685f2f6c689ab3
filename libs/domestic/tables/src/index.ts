import { companyTables } from '@freightdesk/company-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as domestic } from './migrations/2026-11-21-110-domestic';
import { up as posted } from './migrations/2026-11-22-251-posted';
import './tables.generated';

export const domesticTables: Tables = {
  domain: 'domestic',
  tables: ['docket', 'docket_event', 'docket_exception', 'docket_invoice'],
  appendOnly: ['docket_event'],
  needs: [groundTables, companyTables, partiesTables],
  migrations: {
    '2026-11-21-110-domestic': domestic,
    '2026-11-22-251-posted': posted,
  },
};
