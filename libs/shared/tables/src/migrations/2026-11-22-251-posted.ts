import { type Kysely, sql } from 'kysely';

/**
 * The one guard of records that are posted. A table says which of its states are drafts, which steps a posted record may
 * take, and which columns a step may change; a new column is guarded until someone decides otherwise.
 */
async function createPostedMustStay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function posted_must_stay() returns trigger language plpgsql as $$
    declare
      drafts constant text[] := tg_argv[0];
      steps constant text[] := tg_argv[1];
      free constant text[] := tg_argv[2];
      was constant jsonb := to_jsonb(old);
      becomes jsonb;
    begin
      if was ->> 'status' = any (drafts) then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' then
        becomes := to_jsonb(new);
        if (was ->> 'status') || '>' || (becomes ->> 'status') = any (steps) and becomes - free = was - free then
          return new;
        end if;
      end if;
      raise exception '% is %: it can be taken back, never changed or deleted',
        coalesce(was ->> 'number', tg_table_name), lower(was ->> 'status')
        using errcode = 'restrict_violation', constraint = tg_name;
    end $$`.execute(db);
}

interface Posted {
  table: string;
  drafts: string;
  steps: string;
  free: string;
}

const posted: readonly Posted[] = [
  {
    table: 'sale_invoice',
    drafts: '{DRAFT}',
    steps: '{ISSUED>CANCELLED}',
    free: '{status,cancel_reason,version,updated_at,updated_by}',
  },
  {
    table: 'purchase_invoice',
    drafts: '{DRAFT}',
    steps: '{POSTED>CANCELLED}',
    free: '{status,cancel_reason,version,updated_at,updated_by}',
  },
  {
    table: 'payment',
    drafts: '{}',
    // Allocating an advance may bring an exchange gain; reversing takes it back.
    steps: '{POSTED>POSTED,POSTED>REVERSED}',
    free: '{status,reverse_reason,fx_gain_paise,version,updated_at,updated_by}',
  },
];

async function guardPosted(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_invoice', 'purchase_invoice']) {
    await sql`drop trigger ${sql.id(`${table}_must_stay`)} on ${sql.table(table)}`.execute(db);
    await sql`drop function ${sql.id(`${table}_must_stay`)}()`.execute(db);
  }
  for (const { table, drafts, steps, free } of posted) {
    await sql`create trigger ${sql.id(`${table}_must_stay`)} before update or delete on ${sql.table(table)}
      for each row execute function posted_must_stay(${sql.lit(drafts)}, ${sql.lit(steps)}, ${sql.lit(free)})`.execute(
      db,
    );
  }
  await sql`create trigger bank_transfer_is_append_only before update or delete or truncate on bank_transfer
    for each statement execute function refuse_change()`.execute(db);
  // A month is locked and unlocked; a lock that moved to another month would do both without a trace.
  await sql`create trigger period_lock_stays before update or truncate on period_lock
    for each statement execute function refuse_change()`.execute(db);
}

/** What a record is known by: the columns given never change once the last of them is filled in. */
async function createIdentityMustStay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function identity_must_stay() returns trigger language plpgsql as $$
    declare
      fixed constant text[] := tg_argv[0];
      was constant jsonb := to_jsonb(old);
      becomes jsonb;
    begin
      if was ->> fixed[cardinality(fixed)] is null then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' then
        becomes := to_jsonb(new);
        if not exists (select from unnest(fixed) as name where was -> name is distinct from becomes -> name) then
          return new;
        end if;
      end if;
      raise exception '% of %: % stay as they are', was ->> fixed[cardinality(fixed)], tg_table_name, array_to_string(fixed, ', ')
        using errcode = 'restrict_violation', constraint = tg_name;
    end $$`.execute(db);
}

/** `drop`: whether a record that bears its identity may be deleted. */
const known: readonly { table: string; drop: boolean; fixed: string }[] = [
  { table: 'account', drop: false, fixed: '{id,kind,control,code}' },
  { table: 'bank', drop: true, fixed: '{id,currency,account_id}' },
  { table: 'docket', drop: false, fixed: '{id,date,branch_id,number}' },
  { table: 'jobcard', drop: true, fixed: '{id,number}' },
  { table: 'lead', drop: true, fixed: '{id,number}' },
];

async function guardIdentities(db: Kysely<unknown>): Promise<void> {
  for (const { table, drop, fixed } of known) {
    const events = sql.raw(drop ? 'update' : 'update or delete');
    await sql`create trigger ${sql.id(`${table}_identity_must_stay`)} before ${events} on ${sql.table(table)}
      for each row execute function identity_must_stay(${sql.lit(fixed)})`.execute(db);
  }
}

/** A bank opens with what its opening voucher says, at any moment; one that is deleted has taken its opening back. */
async function guardOpenings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bank_must_open_as_posted() returns trigger language plpgsql as $$
    declare
      bank_id constant uuid := case when tg_op = 'DELETE' then old.id else new.id end;
      posted bigint;
    begin
      select coalesce(sum(p.debit_paise - p.credit_paise), 0) into posted
      from voucher v join posting p on p.voucher_id = v.id
      where v.document_id = bank_id and v.type = 'OPENING'
        and p.account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
      if tg_op = 'DELETE' and posted = 0 then
        return null;
      end if;
      if tg_op <> 'DELETE' and posted = new.opening_balance_paise and (new.opening_voucher_id is null) = (posted = 0)
        and (new.opening_voucher_id is null or exists (
          select from voucher v where v.id = new.opening_voucher_id and v.document_id = bank_id and v.date = new.opening_date
            and not exists (select from voucher r where r.reverses_id = v.id)
        )) then
        return null;
      end if;
      raise exception 'a bank opens with what its opening voucher says'
        using errcode = 'restrict_violation', constraint = 'bank_must_open_as_posted';
    end $$`.execute(db);
  await sql`alter function bank_must_open_as_posted() set search_path = pg_catalog, public, pg_temp`.execute(db);
  // When the transaction commits: the opening is withdrawn, posted anew and named in whatever order.
  await sql`create constraint trigger bank_must_open_as_posted
    after insert or delete or update of opening_balance_paise, opening_date, opening_voucher_id on bank
    deferrable initially deferred for each row execute function bank_must_open_as_posted()`.execute(db);
}

/** Nothing of the books is emptied in one stroke, where the role that might do it could not be kept from it. */
async function forbidTruncate(db: Kysely<unknown>): Promise<void> {
  const tables = ['account', 'bank', 'docket', 'payment', 'sale_invoice', 'sale_invoice_line', 'purchase_invoice'];
  for (const table of [...tables, 'purchase_invoice_line', 'number_counter', 'number_series']) {
    await sql`create trigger ${sql.id(`${table}_is_never_emptied`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

/** What was posted stays, in every table that holds some of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPostedMustStay(db);
  await guardPosted(db);
  await createIdentityMustStay(db);
  await guardIdentities(db);
  await guardOpenings(db);
  await forbidTruncate(db);
}
