import { type Kysely, sql } from 'kysely';

/** Of parts that belong to whole matches. */
const spansOf = (parts: string) => sql`
  select id, match_id, bank_id, line_id, posting_id, date, last from (
    select part.id, part.match_id, m.bank_id, part.line_id, part.posting_id, coalesce(l.date, p.date) as date,
      max(coalesce(l.date, p.date)) over (partition by part.match_id) as last, coalesce(l.amount_minor, p.currency_minor) as minor
    from ${sql.table(parts)} part join bank_match m on m.id = part.match_id
      left join bank_statement_line l on l.id = part.line_id left join posting p on p.id = part.posting_id
  ) parts where date < last and minor <> 0`;

/**
 * From when to when each side of a match stood alone: from its own day to that of the last of the match, when both sides had it. What was
 * open at the end of any day follows without looking at what was matched before it or came after.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_match_span (
      part_id uuid primary key,
      match_id uuid not null references bank_match,
      bank_id uuid not null references bank,
      line_id uuid references bank_statement_line,
      posting_id uuid references posting,
      open_from date not null,
      open_to date not null check (open_to > open_from),
      constraint bank_match_span_is_one check (num_nonnulls(line_id, posting_id) = 1)
    )`.execute(db);
  await sql`create index bank_match_span_by_days on bank_match_span using gist (daterange(open_from, open_to))`.execute(
    db,
  );
  await sql`create index bank_match_span_of_match on bank_match_span (match_id)`.execute(db);
  await sql`
    create function matched_spans() returns setof bank_match_span language sql stable as $$ ${spansOf('bank_match_part')} $$`.execute(
    db,
  );
}

/** The parts of a match are written in one statement, and taken in one. */
async function keepSpans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_match_spans() returns trigger language plpgsql security definer as $$
    begin
      if tg_op = 'DELETE' then
        delete from bank_match_span where match_id in (select match_id from removed);
        return null;
      end if;
      insert into bank_match_span (part_id, match_id, bank_id, line_id, posting_id, open_from, open_to)
      ${spansOf('added')};
      return null;
    end $$`.execute(db);
  await sql`create trigger match_spans_are_kept after insert on bank_match_part referencing new table as added
    for each statement execute function keep_match_spans()`.execute(db);
  await sql`create trigger match_spans_are_kept_of_removed after delete on bank_match_part referencing old table as removed
    for each statement execute function keep_match_spans()`.execute(db);
  await sql`create trigger bank_match_span_is_kept before insert or update or delete or truncate on bank_match_span
    for each statement execute function sums_are_kept()`.execute(db);
}

async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_match_spans() returns void language plpgsql as $$
    begin
      lock table bank_match_part in share mode;
      alter table bank_match_span disable trigger bank_match_span_is_kept;
      delete from bank_match_span;
      insert into bank_match_span select * from matched_spans();
      alter table bank_match_span enable trigger bank_match_span_is_kept;
    end $$`.execute(db);
}

/** What a bank held is read from the index of its days. */
async function coverBalances(db: Kysely<unknown>): Promise<void> {
  await sql`create index bank_statement_line_balance on bank_statement_line (bank_id, date, id) include (amount_minor)`.execute(
    db,
  );
  await sql`drop index bank_statement_line_in_order`.execute(db);
}

/** Reconciliation: how long each side of a match stood alone is kept with the match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepSpans(db);
  await createRebuild(db);
  await coverBalances(db);
  await sql`alter function matched_spans() set search_path = pg_catalog, public, pg_temp`.execute(db);
  for (const name of ['keep_match_spans', 'rebuild_match_spans']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the tables were small.
  await sql`alter function keep_match_spans() set enable_seqscan = off`.execute(db);
  await sql`select rebuild_match_spans()`.execute(db);
  await sql`analyze bank_match_span`.execute(db);
}
