import type { Db } from '@freightdesk/shared-database';
import { type AuditFacts, auditRowHash } from '../audit/audit';
import type { Invariant } from './invariant';

interface AuditRow extends AuditFacts {
  rowHash: string;
}

const rowsAtOnce = 5_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

const rowsAfter = (db: Db, id: string): Promise<AuditRow[]> =>
  db.selectFrom('auditEvent').selectAll().where('id', '>', id).orderBy('id').limit(rowsAtOnce).execute();

async function changedRows(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (let rows = await rowsAfter(db, beforeAll); rows.length > 0; rows = await rowsAfter(db, rows.at(-1)?.id ?? '')) {
    const changed = rows.filter(({ rowHash, ...facts }) => auditRowHash(facts) !== rowHash);
    broken.push(
      ...changed.map(
        ({ id, at, action, record, recordId }) =>
          `${action} of ${record} ${recordId} at ${at.toISOString()} (row ${id})`,
      ),
    );
  }
  return broken;
}

/** What is always true of the audit trail. */
export const auditInvariants: readonly Invariant[] = [
  { sentence: 'Every row of the audit trail is as it was written.', broken: changedRows },
];
