// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Timestamp } from '@freightdesk/shared-database/tables';

export interface DocumentTable {
  id: string;
  record: string;
  recordId: string;
  kind: string;
  fileId: string | null;
  name: string;
  mediaType: string;
  sizeBytes: number;
  removedAt: Timestamp | null;
  removedBy: string | null;
  version: Filled<number>;
  createdAt: Timestamp;
  createdBy: string;
  updatedAt: Timestamp;
  updatedBy: string;
  isHeld: Filled<boolean>;
}

export interface NoteTable {
  id: string;
  record: string;
  recordId: string;
  text: string;
  createdAt: Timestamp;
  createdBy: string;
}

export interface NoteMentionTable {
  noteId: string;
  position: number;
  userId: string;
}

export interface OutgoingMailTable {
  id: string;
  record: string;
  recordId: string;
  toAddresses: string[];
  ccAddresses: string[];
  subject: string;
  body: string;
  attachmentName: string;
  attachment: Buffer | null;
  status: Filled<string>;
  attempts: Filled<number>;
  nextAttemptAt: Timestamp;
  problem: string | null;
  sentAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: string;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    document: DocumentTable;
    note: NoteTable;
    noteMention: NoteMentionTable;
    outgoingMail: OutgoingMailTable;
  }
}
