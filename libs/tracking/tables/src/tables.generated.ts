// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Json, Timestamp } from '@freightdesk/shared-database/tables';

export interface PodTable {
  id: string;
  record: string;
  recordId: string;
  receiverName: string;
  deliveredAt: Timestamp;
  receivedOn: string | null;
  remarks: string | null;
  documentId: string;
  uploadedAt: Timestamp;
  uploadedBy: string;
  proofKind: Filled<string>;
  receiverPhone: string | null;
  receiverRelation: string | null;
  packagesShort: number | null;
  packagesDamaged: number | null;
}

export interface PodFileTable {
  documentId: string;
  podId: string;
  position: number;
}

export interface PodVerdictTable {
  documentId: string;
  verdict: string;
  podCondition: string | null;
  remarks: string | null;
  judgedAt: Timestamp;
  judgedBy: string;
}

export interface TrackingEventTable {
  id: string;
  record: string;
  recordId: string;
  fromStatus: string | null;
  toStatus: string;
  classifier: string;
  eventAt: Timestamp;
  location: string | null;
  remarks: string | null;
  reason: string | null;
  skipped: Filled<string[]>;
  said: Filled<Json>;
  source: string;
  recordedAt: Timestamp;
  recordedBy: string;
  milestone: string | null;
  corrects: string | null;
}

export interface TrackingExceptionTable {
  id: string;
  record: string;
  recordId: string;
  kind: string;
  openedAt: Timestamp;
  openedBy: string | null;
  closedAt: Timestamp | null;
  closedBy: string | null;
  source: Filled<string>;
  ownerId: string | null;
  note: string | null;
  fact: string | null;
  settled: string | null;
}

export interface TrackingLinkTable {
  id: string;
  record: string;
  recordId: string;
  tokenHash: string;
  createdAt: Timestamp;
  createdBy: string;
  expiresAt: Timestamp;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    pod: PodTable;
    podFile: PodFileTable;
    podVerdict: PodVerdictTable;
    trackingEvent: TrackingEventTable;
    trackingException: TrackingExceptionTable;
    trackingLink: TrackingLinkTable;
  }
}
