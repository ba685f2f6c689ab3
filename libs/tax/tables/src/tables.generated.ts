// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type {} from '@freightdesk/shared-database/tables';

declare module '@freightdesk/shared-database/tables' {
  interface Database {}
}
