import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as notifications } from './migrations/2026-11-22-515-notifications';
import './tables.generated';

export const deskTables: Tables = {
  domain: 'desk',
  tables: ['notification_read'],
  needs: [groundTables],
  migrations: {
    '2026-11-22-515-notifications': notifications,
  },
};
