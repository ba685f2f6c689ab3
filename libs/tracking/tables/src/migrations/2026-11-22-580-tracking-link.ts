import { type Kysely, sql } from 'kysely';

/** Links by which customers follow a shipment. Of the token only a hash is kept; one that was taken back is no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_link (
      id uuid primary key,
      record text not null check (record in ('shipment', 'domestic-shipment')),
      record_id uuid not null,
      token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      expires_at timestamptz not null check (expires_at > created_at)
    )`.execute(db);
  await sql`create index tracking_link_by_record on tracking_link (record_id, id)`.execute(db);
}
