import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as operations } from './migrations/2026-11-22-260-operations';
import './tables.generated';

/** Every backup that was made. The list tells of files that lie beside the store it is in, so it is not in them. */
export const operationsTables: Tables = {
  domain: 'operations',
  tables: ['backup_run'],
  notBackedUp: ['backup_run'],
  needs: [groundTables],
  migrations: {
    '2026-11-22-260-operations': operations,
  },
};
