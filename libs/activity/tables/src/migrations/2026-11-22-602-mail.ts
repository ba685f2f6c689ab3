import { type Kysely, sql } from 'kysely';

/**
 * What goes out by e-mail: written with the act that sends it and sent once that is kept, so that nothing goes out of what was undone and
 * nothing stays behind of what was done. A letter that was sent stays without its attachment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outgoing_mail (
      id uuid primary key,
      record text not null,
      record_id uuid not null,
      to_addresses text[] not null check (cardinality(to_addresses) > 0),
      cc_addresses text[] not null,
      subject text not null,
      body text not null,
      attachment_name text not null,
      attachment bytea,
      status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      problem text,
      sent_at timestamptz,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      check ((status = 'SENT') = (sent_at is not null))
    )`.execute(db);
  await sql`create index outgoing_mail_of_record on outgoing_mail (record, record_id, created_at, id)`.execute(db);
  await sql`create index outgoing_mail_waiting on outgoing_mail (next_attempt_at) where status = 'WAITING'`.execute(db);
}
