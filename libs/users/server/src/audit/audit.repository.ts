import { fieldChanges } from '@freightdesk/activity-contract';
import type { Db } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type AuditEvent, auditList } from '@freightdesk/users-contract';
import { sql } from 'kysely';

const named = (state: 'before' | 'after') => {
  const column = sql.ref(`audit_event.${state}`);
  return sql`coalesce(${column} ->> 'number', ${column} ->> 'name', ${column} ->> 'code')`;
};

/** A person's name stands in the user list; a month is called what its id says. */
const subject = sql<string | null>`
  coalesce(
    ${named('after')},
    ${named('before')},
    case audit_event.record
      when 'user' then (
        select trim(app_user.first_name || ' ' || app_user.last_name) from app_user
        where app_user.id = cast(audit_event.record_id as uuid))
      when 'period' then audit_event.record_id
    end)`;

const eventRows = (db: Db) =>
  db.selectFrom('auditEvent').select([
    'id',
    'at',
    // As the index has it: the day of the company's clocks.
    sql<string>`cast(audit_event.at at time zone 'Asia/Kolkata' as date)`.as('day'),
    'userId',
    'userName',
    'record',
    'recordId',
    subject.as('subject'),
    'action',
    'before',
    'after',
    'reason',
  ]);

interface EventRow {
  id: string;
  at: Date;
  userId: string | null;
  userName: string;
  record: string;
  recordId: string;
  subject: string | null;
  action: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

const shown = ({ id, at, userId, userName, before, after, ...event }: EventRow): AuditEvent => ({
  id,
  at: at.toISOString(),
  user: { id: userId, name: userName },
  record: event.record,
  recordId: event.recordId,
  subject: event.subject,
  action: event.action,
  reason: event.reason,
  changes: fieldChanges(before, after),
});

export const listEventRows = pagesOf(eventRows, {
  table: 'audit_event',
  list: auditList,
  toRow: shown,
});

/** Jumps from kind to kind along the index, however many events each has. */
export async function recordKindsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ record: string }>`
    with recursive kind (record) as (
      (select record from audit_event order by record limit 1)
      union all
      select (select record from audit_event where audit_event.record > kind.record order by record limit 1)
      from kind where kind.record is not null
    )
    select record from kind where record is not null`.execute(db);
  return rows.map(({ record }) => record);
}
