import { begin, newId, type Tx } from '@freightdesk/shared-database';
import { canonicalJson, sha256 } from './canonical-json';
import type { AuditEntry } from '../context/context';
import { keptInsert } from '../record/kept-writes';

interface AuditedRequest {
  tx: Tx;
  at: Date;
  requestId: string;
  userId: string;
  userName: string;
  sessionId: string | null;
}

const secretName = /password|token|secret|hash|(invite|reset|setup)url/i;

/** What is stored of a record's state: plain JSON without anything that opens a door. */
function stored(state: object | null | undefined): unknown {
  if (!state) return null;
  return JSON.parse(JSON.stringify(state, (name, value: unknown) => (secretName.test(name) ? undefined : value)));
}

/** What a row's hash is made of; `verify` computes it again, so that a changed row is found. */
export interface AuditFacts {
  id: string;
  at: Date;
  userId: string | null;
  userName: string;
  sessionId: string | null;
  requestId: string | null;
  record: string;
  recordId: string;
  action: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

export const auditRowHash = ({ at, ...facts }: AuditFacts): string =>
  sha256(canonicalJson({ ...facts, at: at.toISOString() }));

const insertRows = keptInsert('auditEvent');

/** Writes one row of the audit trail, in the transaction of what it tells of, and waits for it no sooner than at the commit. */
export function writeAudit({ tx, ...who }: AuditedRequest, entry: AuditEntry): Promise<void> {
  const facts: AuditFacts = {
    id: newId(),
    ...who,
    record: entry.record,
    recordId: entry.recordId,
    action: entry.action,
    before: stored(entry.before),
    after: stored(entry.after),
    reason: entry.reason ?? null,
  };
  const json = (state: unknown) => (state === null ? null : JSON.stringify(state));
  const row = { ...facts, before: json(facts.before), after: json(facts.after), rowHash: auditRowHash(facts) };
  begin(insertRows(tx, [row]));
  return Promise.resolve();
}
