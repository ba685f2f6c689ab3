// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface AppUserTable {
  id: string;
  email: string | null;
  firstName: string;
  lastName: string;
  roleId: string;
  blocked: Filled<boolean>;
  activatedAt: Timestamp | null;
  removedAt: Timestamp | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
}

export interface AuditEventTable {
  id: string;
  at: Timestamp;
  userId: string | null;
  userName: string;
  sessionId: string | null;
  requestId: string | null;
  record: string;
  recordId: string;
  action: string;
  before: Json | null;
  after: Json | null;
  reason: string | null;
  rowHash: string;
}

export interface FileContentTable {
  fileId: string;
  chunkNo: number;
  bytes: Buffer;
}

export interface IdempotencyKeyTable {
  userId: string;
  path: string;
  key: string;
  bodyHash: string;
  status: number | null;
  answer: Json | null;
  createdAt: Timestamp;
}

export interface JobRunTable {
  name: string;
  takenAt: Timestamp;
  doneAt: Timestamp | null;
  failedAt: Timestamp | null;
  problem: string | null;
}

export interface RateWindowTable {
  key: string;
  begunAt: Timestamp;
  calls: number;
}

export interface RecordNumberTable {
  source: string;
  key: string;
  recordId: string;
  place: number;
  number: string;
  hasEnd: boolean;
}

export interface RoleTable {
  id: Filled<string>;
  name: string;
}

export interface SealTable {
  position: number;
  source: string;
  recordId: string;
  rowHash: string;
  chainHash: string;
  notedAt: Timestamp;
  sealedAt: Timestamp;
}

export interface StoredFileTable {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface ToSealTable {
  source: string;
  recordId: string;
  notedAt: Filled<Timestamp>;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    appUser: AppUserTable;
    auditEvent: AuditEventTable;
    fileContent: FileContentTable;
    idempotencyKey: IdempotencyKeyTable;
    jobRun: JobRunTable;
    rateWindow: RateWindowTable;
    recordNumber: RecordNumberTable;
    role: RoleTable;
    seal: SealTable;
    storedFile: StoredFileTable;
    toSeal: ToSealTable;
  }
}
