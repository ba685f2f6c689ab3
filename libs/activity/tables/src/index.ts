import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as activity } from './migrations/2026-11-22-380-activity';
import { up as held } from './migrations/2026-11-22-452-held';
import { up as mail } from './migrations/2026-11-22-602-mail';
import './tables.generated';

export const activityTables: Tables = {
  domain: 'activity',
  tables: ['document', 'note', 'note_mention', 'outgoing_mail'],
  appendOnly: ['note', 'note_mention'],
  neverDeleted: ['document', 'outgoing_mail'],
  needs: [groundTables],
  migrations: {
    '2026-11-22-380-activity': activity,
    '2026-11-22-452-held': held,
    '2026-11-22-602-mail': mail,
  },
};
