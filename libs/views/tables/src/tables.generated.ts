// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface SavedViewTable {
  id: string;
  list: string;
  name: string;
  query: string;
  columns: Json | null;
  sharedWith: string | null;
  isDefault: boolean;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    savedView: SavedViewTable;
  }
}
