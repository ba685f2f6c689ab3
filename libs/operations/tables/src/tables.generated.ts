// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Timestamp } from '@freightdesk/shared-database/tables';

export interface BackupRunTable {
  id: string;
  askedAt: Timestamp;
  askedBy: string | null;
  startedAt: Timestamp | null;
  endedAt: Timestamp | null;
  problem: string | null;
  madeAt: Timestamp | null;
  fileName: string | null;
  sizeBytes: number | null;
  sha256: string | null;
  rowCount: number | null;
  encrypted: Filled<boolean>;
  provenAt: Timestamp | null;
  proofProblem: string | null;
  removedAt: Timestamp | null;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    backupRun: BackupRunTable;
  }
}
