import { type Kysely, sql } from 'kysely';

/** What a proof of delivery says beside who signed it: what it is, how he is reached, and what came short or broken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pod
      add proof_kind text not null default 'SCAN' check (proof_kind in ('SCAN', 'PHOTO', 'E_SIGN')),
      add receiver_phone text,
      add receiver_relation text,
      add packages_short integer check (packages_short >= 0),
      add packages_damaged integer check (packages_damaged >= 0)`.execute(db);
}
