import { type Kysely, sql } from 'kysely';

/** The chart every company starts with; codes never change, names may. Control: whose balance each posting is part of. */
const chart: readonly (readonly [code: string, name: string, kind: string, control?: string])[] = [
  ['1000', 'Cash', 'ASSET', 'BANK'],
  ['1200', 'Debtors', 'ASSET', 'CUSTOMER'],
  ['1250', 'Disbursements recoverable', 'ASSET'],
  ['1260', 'Vendor advances', 'ASSET', 'VENDOR'],
  ['1310', 'Input CGST', 'ASSET'],
  ['1320', 'Input SGST / UTGST', 'ASSET'],
  ['1330', 'Input IGST', 'ASSET'],
  ['1340', 'Input CGST under reverse charge', 'ASSET'],
  ['1350', 'Input SGST / UTGST under reverse charge', 'ASSET'],
  ['1360', 'Input IGST under reverse charge', 'ASSET'],
  ['1390', 'GST on advances', 'ASSET'],
  ['1400', 'TDS receivable', 'ASSET'],
  ['1500', 'Fixed assets', 'ASSET'],
  ['2100', 'Creditors', 'LIABILITY', 'VENDOR'],
  ['2150', 'Customer advances', 'LIABILITY', 'CUSTOMER'],
  ['2210', 'Output CGST', 'LIABILITY'],
  ['2220', 'Output SGST / UTGST', 'LIABILITY'],
  ['2230', 'Output IGST', 'LIABILITY'],
  ['2240', 'Output CGST under reverse charge', 'LIABILITY'],
  ['2250', 'Output SGST / UTGST under reverse charge', 'LIABILITY'],
  ['2260', 'Output IGST under reverse charge', 'LIABILITY'],
  ['2290', 'GST payable', 'LIABILITY'],
  ['2300', 'TDS payable', 'LIABILITY'],
  ['2400', 'Loans', 'LIABILITY'],
  ['2900', 'Suspense', 'LIABILITY'],
  ['3000', 'Capital', 'EQUITY'],
  ['3010', 'Opening balance equity', 'EQUITY'],
  ['3020', 'Retained earnings', 'EQUITY'],
  ['4000', 'Freight income', 'INCOME'],
  ['4010', 'Ocean freight income', 'INCOME'],
  ['4020', 'Air freight income', 'INCOME'],
  ['4030', 'Road freight income', 'INCOME'],
  ['4040', 'Customs clearance income', 'INCOME'],
  ['4050', 'Handling and documentation income', 'INCOME'],
  ['4060', 'Warehousing income', 'INCOME'],
  ['4900', 'Other income', 'INCOME'],
  ['5000', 'Freight cost', 'DIRECT_COST'],
  ['5010', 'Ocean freight cost', 'DIRECT_COST'],
  ['5020', 'Air freight cost', 'DIRECT_COST'],
  ['5030', 'Road freight cost', 'DIRECT_COST'],
  ['5040', 'Customs clearance cost', 'DIRECT_COST'],
  ['5050', 'Handling and documentation cost', 'DIRECT_COST'],
  ['6000', 'Salaries', 'INDIRECT_EXPENSE'],
  ['6010', 'Rent', 'INDIRECT_EXPENSE'],
  ['6020', 'Office and administration', 'INDIRECT_EXPENSE'],
  ['6090', 'Bank charges', 'INDIRECT_EXPENSE'],
  ['7000', 'Exchange gain or loss', 'INCOME'],
  ['7900', 'Round-off', 'INDIRECT_EXPENSE'],
];

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id uuid primary key default gen_random_uuid(),
      code text not null unique,
      name text not null,
      kind text not null check (kind in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE')),
      control text check (control in ('CUSTOMER', 'VENDOR', 'BANK')),
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table voucher (
      id uuid primary key,
      type text not null,
      date date not null,
      narration text not null,
      document_type text not null,
      document_id uuid not null,
      document_number text not null,
      reverses_id uuid unique references voucher,
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);

  await sql`
    create table posting (
      id uuid primary key,
      voucher_id uuid not null references voucher,
      line_no integer not null,
      account_id uuid not null references account,
      date date not null,
      debit_paise bigint not null check (debit_paise >= 0),
      credit_paise bigint not null check (credit_paise >= 0),
      party_id uuid references party,
      job_id uuid,
      currency text not null default 'INR',
      currency_minor bigint not null,
      exchange_rate text not null default '1',
      gst_head text check (gst_head in ('CGST', 'SGST', 'IGST')),
      gst_rate text,
      unique (voucher_id, line_no),
      check ((debit_paise > 0) <> (credit_paise > 0))
    )`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // The balance check of every commit reads only this index.
  await sql`create index posting_by_voucher on posting (voucher_id) include (debit_paise, credit_paise)`.execute(db);
  // Ledger details: one account (or party) in the order of its days.
  await sql`create index posting_by_account on posting (account_id, date, id) include (debit_paise, credit_paise, currency_minor)`.execute(
    db,
  );
  await sql`create index posting_by_party on posting (party_id, account_id, date, id) include (debit_paise, credit_paise)
    where party_id is not null`.execute(db);
  await sql`create index posting_by_job on posting (job_id) where job_id is not null`.execute(db);
  await sql`create index voucher_by_document on voucher (document_id)`.execute(db);
  await sql`create index voucher_by_date on voucher (date, id)`.execute(db);
}

/** Debit equals credit in each voucher when its transaction commits, or the commit fails. */
async function guardBalance(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function voucher_must_balance() returns trigger language plpgsql as $$
    declare
      vid uuid := case when tg_table_name = 'voucher' then new.id else (to_jsonb(new) ->> 'voucher_id')::uuid end;
      difference bigint;
    begin
      select sum(debit_paise) - sum(credit_paise) into difference from posting where voucher_id = vid;
      if difference is distinct from 0 then
        raise exception 'voucher % does not balance: debit less credit is %', vid, coalesce(difference::text, 'nothing posted')
          using errcode = 'check_violation', constraint = 'voucher_must_balance';
      end if;
      return null;
    end $$`.execute(db);
  // A cached plan would turn to a sequential scan as the table grows within one connection.
  await sql`alter function voucher_must_balance() set plan_cache_mode = force_custom_plan`.execute(db);
  for (const table of ['voucher', 'posting']) {
    await sql`create constraint trigger ${sql.id(`${table}_must_balance`)} after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function voucher_must_balance()`.execute(db);
  }
}

/**
 * A date in a locked month can't be posted, whoever asks. Reading `period_lock` holds it till commit, so a use case that
 * locks a month takes the table in access exclusive mode first: it waits for open postings, and later ones see its row.
 */
async function guardPeriods(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function voucher_month_must_be_open() returns trigger language plpgsql as $$
    begin
      if exists (select from period_lock where month = date_trunc('month', new.date)::date) then
        raise exception 'the books are locked for %', to_char(new.date, 'YYYY-MM')
          using errcode = 'check_violation', constraint = 'period_locked';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger voucher_month_must_be_open before insert on voucher
    for each row execute function voucher_month_must_be_open()`.execute(db);
}

async function forbidChange(db: Kysely<unknown>): Promise<void> {
  for (const table of ['voucher', 'posting']) {
    await sql`create trigger ${sql.id(`${table}_is_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

/** Ledger: chart, vouchers and postings; append-only, balanced, and closed by month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createIndexes(db);
  await guardBalance(db);
  await guardPeriods(db);
  await forbidChange(db);
  for (const [code, name, kind, control] of chart) {
    await sql`insert into account (code, name, kind, control) values (${code}, ${name}, ${kind}, ${control ?? null})`.execute(
      db,
    );
  }
}
