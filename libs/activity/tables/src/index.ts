import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as activity } from './migrations/2026-11-22-380-activity';
import { up as held } from './migrations/2026-11-22-452-held';
import './tables.generated';

export const activityTables: Tables = {
  domain: 'activity',
  tables: ['document', 'note', 'note_mention'],
  appendOnly: ['note', 'note_mention'],
  neverDeleted: ['document'],
  needs: [groundTables],
  migrations: {
    '2026-11-22-380-activity': activity,
    '2026-11-22-452-held': held,
  },
};
