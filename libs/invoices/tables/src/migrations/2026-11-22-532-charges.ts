import { type Kysely, sql } from 'kysely';

/** A line may be for a docket as it may be for a job, and says which charge of either it bills. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_invoice_line', 'purchase_invoice_line']) {
    await sql`alter table ${sql.table(table)} add docket_id uuid, add docket_number text, add charge_id uuid`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${table}_by_charge`)} on ${sql.table(table)} (charge_id)
      where charge_id is not null`.execute(db);
    await sql`create index ${sql.ref(`${table}_by_docket`)} on ${sql.table(table)} (docket_id)
      where docket_id is not null`.execute(db);
  }
}
