import { type Kysely, sql } from 'kysely';

/**
 * For which days of an invoice which note charged interest: those after `from_date` up to `to_date`. Rows are only added; a note that is
 * cancelled charges nothing any more. That no day is charged twice is held by the store: one span of an invoice waits for the other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interest_span (
      id uuid primary key,
      sale_invoice_id uuid not null references sale_invoice,
      note_id uuid not null references sale_invoice,
      from_date date not null,
      to_date date not null,
      percent text not null,
      outstanding_minor bigint not null check (outstanding_minor > 0),
      interest_minor bigint not null check (interest_minor > 0),
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      check (from_date < to_date)
    )`.execute(db);
  await sql`create index interest_span_of_invoice on interest_span (sale_invoice_id) include (note_id, from_date, to_date)`.execute(
    db,
  );
  await sql`create index interest_span_of_note on interest_span (note_id)`.execute(db);
  await sql`create trigger interest_span_is_append_only before update or delete or truncate on interest_span
    for each statement execute function refuse_change()`.execute(db);
  await sql`
    create function interest_is_charged_once() returns trigger language plpgsql as $$
    begin
      perform from sale_invoice where id = new.sale_invoice_id for update;
      if exists (select from interest_span span join sale_invoice note on note.id = span.note_id
          where span.sale_invoice_id = new.sale_invoice_id and note.status <> 'CANCELLED'
            and span.from_date < new.to_date and new.from_date < span.to_date) then
        raise exception 'interest on % is charged for some of these days already', new.sale_invoice_id
          using errcode = 'exclusion_violation', constraint = 'interest_is_charged_once';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger interest_span_once before insert on interest_span
    for each row execute function interest_is_charged_once()`.execute(db);
}
