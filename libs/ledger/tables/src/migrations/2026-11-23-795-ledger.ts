import { type Kysely, sql } from 'kysely';

/**
 * Ledger: each line says whose branch it is of; of none where it is the company's. What was posted before learns it from its documents:
 * the column that keeps them calls `name_branches`, and the ledger takes it away again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posting add column branch_id uuid references branch`.execute(db);
  await sql`
    create function name_branches(documents regclass) returns void language plpgsql as $$
    begin
      alter table posting disable trigger posting_is_append_only;
      execute format('update posting p set branch_id = d.branch_id from voucher v join %s d on d.id = v.document_id
        where v.id = p.voucher_id and p.branch_id is null', documents);
      alter table posting enable trigger posting_is_append_only;
    end $$`.execute(db);
}
