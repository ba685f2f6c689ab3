import { type Kysely, sql } from 'kysely';

const steps = '{SENT>ACCEPTED,SENT>REJECTED,SENT>SUPERSEDED,REJECTED>SUPERSEDED}';
const free =
  '{status,party_id,sell_paise,buy_paise,reject_reason,accepted_at,accepted_by,reference,accepted_alternative,answered_at,answered_by,answered_from,jobcard_id,docket_id,version,updated_at,updated_by}';

/** What a customer answered by a link: when, in which name and from which address. It is said once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotation
    add answered_at timestamptz,
    add answered_by text,
    add answered_from text,
    add constraint quotation_is_answered_whole check (num_nonnulls(answered_at, answered_by, answered_from) in (0, 3)),
    add constraint quotation_answered_is_decided
      check (answered_at is null or status in ('ACCEPTED', 'REJECTED', 'SUPERSEDED'))`.execute(db);
  await sql`drop trigger quotation_must_stay on quotation`.execute(db);
  await sql`create trigger quotation_must_stay before update or delete on quotation
    for each row execute function posted_must_stay('{DRAFT,PENDING_APPROVAL}', ${sql.lit(steps)}, ${sql.lit(free)})`.execute(
    db,
  );
  await sql`create index quotation_by_answer on quotation (answered_at, id) where answered_at is not null`.execute(db);
}
