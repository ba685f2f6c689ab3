import type { Role } from '@freightdesk/shared-access';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';

/** The signed-in person behind a request, read from the database anew for each one. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  role: Role;
}

/** What changed, who changed it and why; written in the transaction of the change. Never holds a password or a token. */
export interface AuditEntry {
  /** The kind of record, `bank`. */
  record: string;
  recordId: string;
  /** The verb, `update`. */
  action: string;
  before?: object | null;
  after?: object | null;
  reason?: string;
}

interface RequestFacts {
  requestId: string;
  clock: Clock;
}

/** What a read is given. */
export interface ReadContext extends RequestFacts {
  db: Db;
  actor: Actor;
}

/** What a write is given: one open transaction in which everything it does commits or nothing. */
export interface WriteContext extends RequestFacts {
  tx: Tx;
  actor: Actor;
  audit(entry: AuditEntry): Promise<void>;
}

/** Calls that need no session (login, registration by a link): the caller's address is what guards know them by. */
export interface OpenReadContext extends RequestFacts {
  db: Db;
  address: string;
}

export interface OpenWriteContext extends RequestFacts {
  tx: Tx;
  address: string;
  /** Audits in the name of the person the call turned out to be from. */
  audit(entry: AuditEntry & { userId: string; userName: string }): Promise<void>;
}
