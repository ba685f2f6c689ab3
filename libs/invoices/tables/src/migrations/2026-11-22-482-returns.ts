import { type Kysely, sql } from 'kysely';

/** As lists sort texts. */
const foldedNumber = sql`(lower(normalize(number, NFKC)) collate "C")`;

/** A debit note to a vendor is a row that is against a bill; it bears the vendor's number of that bill, which then stands twice. */
async function nameWhatIsReturned(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table purchase_invoice
      add column against_invoice_id uuid references purchase_invoice,
      add column reason text,
      -- Of a bill what notes took off it, above zero; of a note what of it did, below zero.
      add column noted_minor bigint not null default 0,
      add column kind text not null generated always as
        (case when against_invoice_id is null then 'BILL' else 'DEBIT_NOTE' end) stored`.execute(db);
  await sql`alter table purchase_invoice_line add column against_position integer`.execute(db);
  await sql`create index purchase_invoice_against on purchase_invoice (against_invoice_id, date, ${foldedNumber}, id)
    where against_invoice_id is not null`.execute(db);
  await sql`create index purchase_invoice_of_kind on purchase_invoice (kind, date, ${foldedNumber}, id)`.execute(db);
  await sql`drop index purchase_invoice_supplier_number`.execute(db);
  await sql`create unique index purchase_invoice_supplier_number on purchase_invoice (party_id, supplier_year, supplier_number_key)
    where status <> 'CANCELLED' and against_invoice_id is null`.execute(db);
}

const owed = `case when against_invoice_id is null then payable_minor else -payable_minor end`;
const left = `(${owed}) - noted_minor - settled_minor`;
const isOpen = `status = 'POSTED' and (${left}) <> 0`;
const computed = /outstanding_minor|outstanding_paise|\bstanding\b/;

/** Whatever stands on the columns that are computed anew, by whoever put it there. */
async function standingOn(db: Kysely<unknown>) {
  const indexes = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = current_schema() and tablename = 'purchase_invoice'`.execute(
    db,
  );
  const triggers = await sql<{ name: string; definition: string }>`
    select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = 'purchase_invoice'::regclass and not tgisinternal`.execute(db);
  const isOn = ({ definition }: { definition: string }) => computed.test(definition);
  return {
    indexes: indexes.rows.filter(isOn),
    triggers: triggers.rows.filter((one) => isOn(one) && one.name !== 'purchase_invoice_must_stay'),
  };
}

/** What is outstanding of a bill is what is payable less its notes; of a note what exceeds its bill, below zero: the vendor's debit. */
async function computeOutstanding(db: Kysely<unknown>): Promise<void> {
  const { indexes, triggers } = await standingOn(db);
  for (const { name } of [...triggers, { name: 'purchase_invoice_must_stay' }]) {
    await sql`drop trigger ${sql.id(name)} on purchase_invoice`.execute(db);
  }
  await sql`alter table purchase_invoice drop column outstanding_minor, drop column outstanding_paise, drop column standing`.execute(
    db,
  );
  await sql`
    alter table purchase_invoice
      add column outstanding_minor bigint not null
        generated always as (case when status = 'POSTED' then ${sql.raw(left)} else 0 end) stored,
      add column outstanding_paise bigint not null generated always as (
        case when not (${sql.raw(isOpen)}) then 0 when currency = 'INR' then ${sql.raw(left)}
          else round(payable_paise::numeric * (${sql.raw(left)}) / payable_minor)::bigint end) stored,
      add column standing text not null generated always as (
        case when status <> 'POSTED' then status
          when against_invoice_id is not null and settled_minor = 0 then 'POSTED'
          when (${sql.raw(left)}) = 0 then 'PAID'
          when settled_minor = 0 then 'POSTED' else 'PARTLY_PAID' end) stored`.execute(db);
  await sql`create trigger purchase_invoice_must_stay before update or delete on purchase_invoice
    for each row execute function posted_must_stay('{DRAFT}', '{POSTED>CANCELLED}',
      '{status,cancel_reason,version,updated_at,updated_by}',
      '{settled_minor,noted_minor,kind,outstanding_minor,outstanding_paise,standing}')`.execute(db);
  for (const { definition } of [...indexes, ...triggers]) await sql.raw(definition).execute(db);
}

/** A note counts against the bills of its month. */
async function countNotes(db: Kysely<unknown>): Promise<void> {
  const figures = sql`counts.sign * i.taxable_paise, counts.sign * i.cgst_paise, counts.sign * i.sgst_paise,
    counts.sign * i.igst_paise, counts.sign * i.round_off_paise, counts.sign * i.total_paise`;
  const head = (name: string) =>
    sql`counts.sign * coalesce((i.reverse_charge_tax ->> ${sql.lit(`${name}Paise`)})::bigint, 0)`;
  await sql`
    create or replace function document_sums(i purchase_invoice) returns setof document_month language sql stable as $$
      select 'PURCHASE', date_trunc('month', i.date::timestamp)::date,
        case when i.against_invoice_id is null then 'BILL' else 'DEBIT_NOTE' end,
        i.reverse_charge, i.cgst_paise + i.sgst_paise + i.igst_paise <> 0, i.itc_eligible, 0, 1, ${figures},
        ${head('cgst')}, ${head('sgst')}, ${head('igst')}
      from (select case when i.status = 'CANCELLED' then 0 when i.against_invoice_id is null then 1 else -1 end as sign) counts
      where i.status <> 'DRAFT'
    $$`.execute(db);
}

/** What standing notes took off a bill. */
const notedOf = (document: string) => sql`(select coalesce(-sum(note.noted_minor), 0) from purchase_invoice note
  where note.against_invoice_id = ${sql.raw(document)} and note.status = 'POSTED')`;

/** A note takes off its bill what is outstanding of it when it is posted, and gives it back when it is cancelled, as credit notes do. */
async function keepNoted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function purchase_invoice_takes_note() returns trigger language plpgsql as $$
    begin
      if new.against_invoice_id is not null and old.status = 'DRAFT' and new.status = 'POSTED' then
        select -least(new.payable_minor, greatest(outstanding_minor, 0)) into new.noted_minor
        from purchase_invoice where id = new.against_invoice_id for update;
        new.noted_minor := coalesce(new.noted_minor, 0);
      elsif new.noted_minor <> (case when new.against_invoice_id is not null then old.noted_minor else ${notedOf('new.id')} end) then
        raise exception '% is corrected by its notes, never by hand', coalesce(new.number, 'a draft')
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      if old.status = 'POSTED' and new.status = 'CANCELLED' and exists (
        select from purchase_invoice where against_invoice_id = new.id and status = 'POSTED') then
        raise exception '% is not cancelled while a note against it stands', new.number
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create function purchase_invoice_gives_note() returns trigger language plpgsql as $$
    begin
      update purchase_invoice i set noted_minor = ${notedOf('i.id')} where i.id = new.against_invoice_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger purchase_invoice_begins_unnoted before insert on purchase_invoice
    for each row when (new.noted_minor <> 0) execute function refuse_change()`.execute(db);
  await sql`create trigger purchase_invoice_takes_note before update on purchase_invoice
    for each row when (new.status is distinct from old.status or new.noted_minor <> old.noted_minor)
    execute function purchase_invoice_takes_note()`.execute(db);
  await sql`create trigger purchase_invoice_gives_note after update on purchase_invoice
    for each row when (new.against_invoice_id is not null and new.status is distinct from old.status)
    execute function purchase_invoice_gives_note()`.execute(db);
  await sql`
    create function rebuild_returned() returns void language plpgsql as $$
    begin
      lock table purchase_invoice in share row exclusive mode;
      update purchase_invoice i set noted_minor = ${notedOf('i.id')}
      where i.against_invoice_id is null and i.noted_minor <> ${notedOf('i.id')};
    end $$`.execute(db);
  for (const name of ['purchase_invoice_takes_note', 'purchase_invoice_gives_note', 'rebuild_returned']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`alter function ${sql.id(name)}() set enable_seqscan = off`.execute(db);
  }
  await sql`revoke execute on function rebuild_returned() from public`.execute(db);
}

/** Invoices: debit notes to vendors, against a bill of theirs, and what they leave of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameWhatIsReturned(db);
  await computeOutstanding(db);
  await countNotes(db);
  await keepNoted(db);
}
