import { type Kysely, sql } from 'kysely';

/** As lists sort texts. */
const foldedNumber = sql`(lower(normalize(number, NFKC)) collate "C")`;

/** A note says what it is against, and line by line which line; its reason stays on it. */
async function nameWhatIsCorrected(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_invoice
      add column against_invoice_id uuid references sale_invoice,
      add column reason text,
      -- Of a document what notes took off it, above zero; of a note what of it did, below zero.
      add column noted_minor bigint not null default 0`.execute(db);
  await sql`alter table sale_invoice_line add column against_position integer`.execute(db);
  await sql`create index sale_invoice_against on sale_invoice (against_invoice_id, date, ${foldedNumber}, id)
    where against_invoice_id is not null`.execute(db);
}

const owed = `case kind when 'CREDIT_NOTE' then -currency_total_minor when 'PROFORMA' then 0 else currency_total_minor end`;
const left = `(${owed}) - noted_minor - settled_minor`;
const isOpen = `status = 'ISSUED' and (${left}) <> 0`;

/**
 * What is outstanding is computed anew: of a document less its notes; of a note what exceeds its document, below zero, which is the
 * customer's; of a proforma nothing. A note is paid when what exceeded is used.
 */
async function computeOutstanding(db: Kysely<unknown>): Promise<void> {
  for (const trigger of ['owed_is_kept_on_insert', 'owed_is_kept_on_update', 'must_stay']) {
    await sql`drop trigger ${sql.id(`sale_invoice_${trigger}`)} on sale_invoice`.execute(db);
  }
  await sql`alter table sale_invoice drop column outstanding_minor, drop column outstanding_paise, drop column standing`.execute(
    db,
  );
  await sql`
    alter table sale_invoice
      add column outstanding_minor bigint not null
        generated always as (case when status = 'ISSUED' then ${sql.raw(left)} else 0 end) stored,
      add column outstanding_paise bigint not null generated always as (
        case when not (${sql.raw(isOpen)}) then 0 when currency = 'INR' then ${sql.raw(left)}
          else round(total_paise::numeric * (${sql.raw(left)}) / currency_total_minor)::bigint end) stored,
      add column standing text not null generated always as (
        case when status <> 'ISSUED' or kind = 'PROFORMA' then status
          when kind = 'CREDIT_NOTE' and settled_minor = 0 then 'ISSUED'
          when (${sql.raw(left)}) = 0 or (kind <> 'CREDIT_NOTE' and (${sql.raw(left)}) < 0) then 'PAID'
          when settled_minor = 0 then 'ISSUED' else 'PARTLY_PAID' end) stored`.execute(db);
}

/** Whatever stood on the columns that were computed anew, word for word. */
async function indexOutstanding(db: Kysely<unknown>): Promise<void> {
  await sql`create index sale_invoice_open_by_due_date on sale_invoice (due_date, id) include (outstanding_paise)
    where outstanding_minor > 0`.execute(db);
  await sql`create index sale_invoice_open_by_party on sale_invoice (party_id, date, number) where outstanding_minor > 0`.execute(
    db,
  );
  await sql`create index sale_invoice_by_standing on sale_invoice (standing, date, ${foldedNumber}, id)`.execute(db);
  await sql`create index sale_invoice_by_outstanding on sale_invoice (outstanding_paise, id)`.execute(db);
  await sql`create trigger sale_invoice_owed_is_kept_on_insert after insert on sale_invoice
    for each row when (new.outstanding_minor > 0) execute function keep_owed_on_sale_invoice_insert()`.execute(db);
  await sql`create trigger sale_invoice_owed_is_kept_on_update after update on sale_invoice
    for each row when (old.outstanding_minor <> new.outstanding_minor
      or (new.outstanding_minor > 0 and old.due_date <> new.due_date))
    execute function keep_owed_on_sale_invoice_update()`.execute(db);
  await sql`create trigger sale_invoice_must_stay before update or delete on sale_invoice
    for each row execute function posted_must_stay('{DRAFT}', '{ISSUED>CANCELLED}',
      '{status,cancel_reason,version,updated_at,updated_by}',
      '{settled_minor,noted_minor,outstanding_minor,outstanding_paise,standing}')`.execute(db);
}

/** What standing notes took off a document. */
const notedOf = (document: string) => sql`(select coalesce(-sum(note.noted_minor), 0) from sale_invoice note
  where note.against_invoice_id = ${sql.raw(document)} and note.kind = 'CREDIT_NOTE' and note.status = 'ISSUED')`;

/**
 * A note takes off its document what is outstanding of it, when it is issued, and gives it back when it is cancelled. Nobody says
 * otherwise, whoever asks; and a document with standing notes is not cancelled.
 */
async function keepNoted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sale_invoice_takes_note() returns trigger language plpgsql as $$
    begin
      if new.kind = 'CREDIT_NOTE' and old.status = 'DRAFT' and new.status = 'ISSUED' then
        select -least(new.currency_total_minor, greatest(outstanding_minor, 0)) into new.noted_minor
        from sale_invoice where id = new.against_invoice_id for update;
        new.noted_minor := coalesce(new.noted_minor, 0);
      elsif new.noted_minor <> (case when new.kind = 'CREDIT_NOTE' then old.noted_minor else ${notedOf('new.id')} end) then
        raise exception '% is corrected by its notes, never by hand', coalesce(new.number, 'a draft')
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      if old.status = 'ISSUED' and new.status = 'CANCELLED' and exists (
        select from sale_invoice where against_invoice_id = new.id and status = 'ISSUED') then
        raise exception '% is not cancelled while a note against it stands', new.number
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create function sale_invoice_gives_note() returns trigger language plpgsql as $$
    begin
      update sale_invoice i set noted_minor = ${notedOf('i.id')} where i.id = new.against_invoice_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger sale_invoice_begins_unnoted before insert on sale_invoice
    for each row when (new.noted_minor <> 0) execute function refuse_change()`.execute(db);
  await sql`create trigger sale_invoice_takes_note before update on sale_invoice
    for each row when (new.status is distinct from old.status or new.noted_minor <> old.noted_minor)
    execute function sale_invoice_takes_note()`.execute(db);
  await sql`create trigger sale_invoice_gives_note after update on sale_invoice
    for each row when (new.kind = 'CREDIT_NOTE' and new.status is distinct from old.status)
    execute function sale_invoice_gives_note()`.execute(db);
  await sql`
    create function rebuild_noted() returns void language plpgsql as $$
    begin
      lock table sale_invoice in share row exclusive mode;
      update sale_invoice i set noted_minor = ${notedOf('i.id')}
      where i.kind <> 'CREDIT_NOTE' and i.noted_minor <> ${notedOf('i.id')};
    end $$`.execute(db);
  for (const name of ['sale_invoice_takes_note', 'sale_invoice_gives_note', 'rebuild_noted']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the table was small.
    await sql`alter function ${sql.id(name)}() set enable_seqscan = off`.execute(db);
  }
  await sql`revoke execute on function rebuild_noted() from public`.execute(db);
}

/** Invoices: notes against a document, and what they leave of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameWhatIsCorrected(db);
  await computeOutstanding(db);
  await indexOutstanding(db);
  await keepNoted(db);
}
