// Written by `npm run db:types` from a migrated store. Do not edit: change a migration and run it again.
import type { Filled, Timestamp } from '@freightdesk/shared-database/tables';

export interface CredentialTable {
  userId: string;
  passwordHash: string;
  changedAt: Timestamp;
}

export interface LoginAttemptTable {
  accountHash: string;
  address: string;
  failures: number;
  lastAt: Timestamp;
  waitUntil: Timestamp;
  firstAt: Filled<Timestamp>;
}

export interface OneTimeLinkTable {
  id: string;
  kind: string;
  tokenHash: string;
  userId: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface SessionTable {
  id: string;
  userId: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  lastSeenAt: Timestamp;
  endedAt: Timestamp | null;
}

declare module '@freightdesk/shared-database/tables' {
  interface Database {
    credential: CredentialTable;
    loginAttempt: LoginAttemptTable;
    oneTimeLink: OneTimeLinkTable;
    session: SessionTable;
  }
}
