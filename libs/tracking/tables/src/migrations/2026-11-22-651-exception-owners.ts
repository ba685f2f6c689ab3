import { type Kysely, sql } from 'kysely';

/**
 * What goes wrong has an owner and a source, and tells what was done. A rule raises it once for what it saw (`fact`), such as an
 * ETA that has passed; nobody raised that, and nobody closed what is so no longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tracking_exception
      add source text not null default 'manual' check (source in ('manual', 'rule', 'import')),
      add owner_id uuid references app_user,
      add note text,
      add fact text,
      add settled text,
      alter opened_by drop not null,
      drop constraint tracking_exception_check,
      add constraint tracking_exception_closed_check check (closed_by is null or closed_at is not null),
      add constraint tracking_exception_raised_check check (source = 'rule' or opened_by is not null),
      add constraint tracking_exception_fact_check check ((source = 'rule') = (fact is not null)),
      drop constraint tracking_exception_kind_check,
      add constraint tracking_exception_kind_check check (kind in
        ('CUSTOMS_HOLD', 'DELAYED', 'ROLLED_OVER', 'SHORT_LANDED', 'DAMAGED', 'DOCUMENT_ISSUE', 'DND_RUNNING',
         'EWAY_BILL_ENDING', 'NO_UPDATE'))`.execute(db);
  await sql`create unique index tracking_exception_of_fact on tracking_exception (record_id, kind, fact)
    where fact is not null`.execute(db);
  await sql`create index tracking_exception_open on tracking_exception (record, opened_at)
    where closed_at is null`.execute(db);
}
