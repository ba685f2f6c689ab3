import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as tracking } from './migrations/2026-11-22-330-tracking';
import './tables.generated';

export const trackingTables: Tables = {
  domain: 'tracking',
  tables: ['tracking_event', 'tracking_exception'],
  appendOnly: ['tracking_event'],
  needs: [groundTables],
  migrations: {
    '2026-11-22-330-tracking': tracking,
  },
};
