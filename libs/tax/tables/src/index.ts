import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import './tables.generated';

export const taxTables: Tables = {
  domain: 'tax',
  tables: [],
  needs: [groundTables],
  migrations: {},
};
