import { type Kysely, sql } from 'kysely';

/** Who keeps a cash box, who counted it while whom kept it, and to whom it was handed by that count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank
      add column custodian_id uuid references app_user,
      add constraint bank_has_no_custodian check (custodian_id is null or account_type = 'CASH')`.execute(db);
  await sql`
    alter table cash_count
      add column custodian_id uuid references app_user,
      add column handed_to_id uuid references app_user,
      add column taken_over_id uuid unique references cash_count,
      add constraint cash_count_is_handed_on check (handed_to_id <> created_by)`.execute(db);
}
