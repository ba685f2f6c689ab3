// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Timestamp } from '@freightdesk/shared-database/tables';

export interface NotificationReadTable {
  userId: string;
  notificationId: string;
  readAt: Timestamp;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    notificationRead: NotificationReadTable;
  }
}
