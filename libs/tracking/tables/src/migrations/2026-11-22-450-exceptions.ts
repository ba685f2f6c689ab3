import { type Kysely, sql } from 'kysely';

/** What may go wrong at sea, in the air and at customs, beside what may on the road. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tracking_exception
      drop constraint tracking_exception_kind_check,
      add constraint tracking_exception_kind_check check (kind in
        ('CUSTOMS_HOLD', 'DELAYED', 'ROLLED_OVER', 'SHORT_LANDED', 'DAMAGED', 'DOCUMENT_ISSUE', 'DND_RUNNING'))`.execute(
    db,
  );
}
