import type { Mail, MailStatus } from '@freightdesk/activity-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { RecordKey } from '../record/records';

export type DueMail = Pick<
  Selectable<Database['outgoingMail']>,
  'id' | 'toAddresses' | 'ccAddresses' | 'subject' | 'body' | 'attachmentName' | 'attachment' | 'attempts'
>;

export async function insertMail(tx: Tx, row: Insertable<Database['outgoingMail']>): Promise<void> {
  await tx.insertInto('outgoingMail').values(row).execute();
}

const mostShown = 50;

/** What was sent of a record, the newest first; one letter alone where it is named. */
export async function mailsOf(db: Db | Tx, { record, recordId }: RecordKey, id?: string): Promise<Mail[]> {
  const rows = await db
    .selectFrom('outgoingMail as mail')
    .innerJoin('appUser as author', 'author.id', 'mail.createdBy')
    .select((eb) => [
      ...(['mail.id', 'mail.subject', 'mail.body as text', 'mail.attachmentName as attachment'] as const),
      ...(['mail.toAddresses as to', 'mail.ccAddresses as cc', 'mail.attempts', 'mail.problem'] as const),
      ...(['mail.createdAt', 'mail.sentAt', 'mail.createdBy'] as const),
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('authorName'),
      eb.ref('mail.status').$castTo<MailStatus>().as('status'),
    ])
    .where('mail.record', '=', record)
    .where('mail.recordId', '=', recordId)
    .$if(id !== undefined, (query) => query.where('mail.id', '=', id ?? ''))
    .orderBy('mail.createdAt', 'desc')
    .orderBy('mail.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ createdAt, createdBy, authorName, sentAt, ...mail }) => ({
    ...mail,
    createdBy: { id: createdBy, name: authorName },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** Letters whose turn has come, each for one sender alone: another server takes others, and comes back to it if this one dies. */
export async function takeDue(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    update outgoing_mail set attempts = attempts + 1, next_attempt_at = ${until}
    where id in (select id from outgoing_mail where status = 'WAITING' and next_attempt_at <= ${now}
      order by next_attempt_at limit ${most} for update skip locked)
    returning id, to_addresses, cc_addresses, subject, body, attachment_name, attachment, attempts`.execute(db);
  return rows;
}

/** It keeps what was written and to whom; the paper itself can be made again. */
export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set({ status: 'SENT', sentAt: now, attachment: null, problem: null })
    .where('id', '=', id)
    .execute();
}

export async function noteNotSent(
  db: Db,
  id: string,
  { problem, nextAttemptAt }: { problem: string; nextAttemptAt: Date | null },
): Promise<void> {
  await db
    .updateTable('outgoingMail')
    .set(nextAttemptAt ? { problem, nextAttemptAt } : { problem, status: 'FAILED', attachment: null })
    .where('id', '=', id)
    .execute();
}
