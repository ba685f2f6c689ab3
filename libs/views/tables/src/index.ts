import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as views } from './migrations/2026-11-22-420-views';
import './tables.generated';

export const viewsTables: Tables = {
  domain: 'views',
  tables: ['saved_view'],
  needs: [groundTables],
  migrations: {
    '2026-11-22-420-views': views,
  },
};
