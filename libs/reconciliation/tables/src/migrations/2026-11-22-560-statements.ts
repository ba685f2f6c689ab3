import { type Kysely, sql } from 'kysely';

/** What a bank said, file by file and line by line; none of it is ever changed. */
async function createStatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_statement (
      id uuid primary key,
      bank_id uuid not null references bank,
      file_name text not null,
      file_sha256 text not null,
      first_date date not null,
      last_date date not null check (last_date >= first_date),
      -- Null where the file bears no balances.
      opening_minor bigint,
      closing_minor bigint,
      added_count integer not null check (added_count >= 0),
      known_count integer not null check (known_count >= 0),
      created_at timestamptz not null,
      created_by uuid not null,
      constraint bank_statement_once unique (bank_id, file_sha256)
    )`.execute(db);
  await sql`create index bank_statement_in_order on bank_statement (bank_id, last_date, id)`.execute(db);
  await sql`
    create table bank_statement_line (
      id uuid primary key,
      bank_id uuid not null references bank,
      statement_id uuid not null references bank_statement,
      line_no integer not null,
      -- The balance that the first statement begins with is a line too: so all lines up to a day are what the bank holds then.
      kind text not null check (kind in ('OPENING', 'MOVEMENT')),
      date date not null,
      narration text not null,
      reference text,
      -- Above zero what the account gained.
      amount_minor bigint not null check (amount_minor <> 0),
      balance_minor bigint,
      -- The words of its narration, by which alike lines are known again.
      words text not null,
      fingerprint text not null,
      -- Of several alike lines of a day: the first, the second.
      occurrence integer not null check (occurrence > 0),
      constraint bank_statement_line_once unique (bank_id, fingerprint, occurrence)
    )`.execute(db);
  await sql`create index bank_statement_line_in_order on bank_statement_line (bank_id, date, id)`.execute(db);
  await sql`create index bank_statement_line_by_words on bank_statement_line (bank_id, words)`.execute(db);
  await sql`create unique index bank_statement_line_one_opening on bank_statement_line (bank_id) where kind = 'OPENING'`.execute(
    db,
  );
  for (const table of ['bank_statement', 'bank_statement_line']) {
    await sql`create trigger ${sql.id(`${table}_is_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

/**
 * A match says that lines of a statement and postings of the books are one and the same; it comes and goes as a whole. Whole lines and
 * whole postings only: each is in one match at most, and the store itself refuses the second of two people.
 */
async function createMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_match (
      id uuid primary key,
      bank_id uuid not null references bank,
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);
  await sql`create index bank_match_of_bank on bank_match (bank_id, created_at)`.execute(db);
  await sql`
    create table bank_match_part (
      id uuid primary key,
      match_id uuid not null references bank_match,
      line_id uuid references bank_statement_line,
      posting_id uuid references posting,
      constraint bank_match_part_is_one check (num_nonnulls(line_id, posting_id) = 1),
      constraint bank_match_line_once unique (line_id),
      constraint bank_match_posting_once unique (posting_id)
    )`.execute(db);
  await sql`create index bank_match_part_of_match on bank_match_part (match_id)`.execute(db);
  for (const table of ['bank_match', 'bank_match_part']) {
    await sql`create trigger ${sql.id(`${table}_is_never_updated`)} before update or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

/** Why a match is none: its sides differ, one is of another bank, or it has but one part. */
const disagreeing = sql`
  select from bank_match m join bank b on b.id = m.bank_id
    left join bank_match_part part on part.match_id = m.id
    left join bank_statement_line l on l.id = part.line_id
    left join posting p on p.id = part.posting_id
  where m.id = any (matched)
  group by m.id
  having coalesce(sum(l.amount_minor), 0) <> coalesce(sum(p.currency_minor), 0)
    or bool_or(coalesce(l.bank_id <> m.bank_id, p.account_id <> b.account_id)) or count(part.id) < 2`;

/**
 * The sides of a match come to one amount, at one bank, in its own currency. Its parts are written in one statement and looked at once,
 * however many they are: the balance that was brought forward may stand for all entries of years.
 */
async function guardMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function bank_match_must_agree() returns trigger language plpgsql as $$
    declare
      matched uuid[];
    begin
      if tg_table_name = 'bank_match' then
        matched := array[new.id];
      else
        matched := array(select distinct match_id from added);
      end if;
      if exists (${disagreeing}) then
        raise exception 'the lines and the entries of a match come to one amount at one bank'
          using errcode = 'check_violation', constraint = 'bank_match_must_agree';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger bank_match_parts_must_agree after insert on bank_match_part referencing new table as added
    for each statement execute function bank_match_must_agree()`.execute(db);
  // When the transaction commits: one that has no parts is none.
  await sql`create constraint trigger bank_match_must_agree after insert on bank_match
    deferrable initially deferred for each row execute function bank_match_must_agree()`.execute(db);
  await sql`
    create function bank_match_goes_whole() returns trigger language plpgsql as $$
    begin
      if exists (select from bank_match where id = old.match_id) then
        raise exception 'a match is taken apart as a whole'
          using errcode = 'restrict_violation', constraint = 'bank_match_goes_whole';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger bank_match_goes_whole after delete on bank_match_part
    deferrable initially deferred for each row execute function bank_match_goes_whole()`.execute(db);
}

/** What is set aside for later, and what is remembered of a bank's files; its row is what reconcilers of one bank wait for. */
async function createDesk(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_line_parked (
      line_id uuid primary key references bank_statement_line,
      note text,
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);
  await sql`
    create table bank_reconciliation (
      bank_id uuid primary key references bank,
      mapping jsonb,
      updated_at timestamptz not null,
      updated_by uuid not null
    )`.execute(db);
}

/**
 * What the bank has confirmed is not taken back in the books as long as it stands matched: whoever means it undoes the match first. A
 * match that is being made is waited for.
 */
async function guardReversals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function matched_voucher_must_stay() returns trigger language plpgsql as $$
    begin
      perform from bank_reconciliation r join bank b on b.id = r.bank_id
        join posting p on p.account_id = b.account_id and p.voucher_id = new.reverses_id
        order by r.bank_id for update of r;
      if exists (
        select from posting p join bank_match_part part on part.posting_id = p.id where p.voucher_id = new.reverses_id
      ) then
        raise exception 'voucher % is matched with a bank statement', new.reverses_id
          using errcode = 'check_violation', constraint = 'voucher_is_matched';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger matched_voucher_must_stay before insert on voucher
    for each row when (new.reverses_id is not null) execute function matched_voucher_must_stay()`.execute(db);
}

/** Bank statements, what of them is matched with the books, and what is set aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStatements(db);
  await createMatches(db);
  await guardMatches(db);
  await createDesk(db);
  await guardReversals(db);
  for (const name of ['bank_match_must_agree', 'bank_match_goes_whole', 'matched_voucher_must_stay']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the tables were small.
    await sql`alter function ${sql.id(name)}() set enable_seqscan = off`.execute(db);
  }
}
