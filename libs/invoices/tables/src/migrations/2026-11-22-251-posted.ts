import { type Kysely, sql } from 'kysely';

const guarded = [
  { table: 'sale_invoice', steps: '{ISSUED>CANCELLED}' },
  { table: 'purchase_invoice', steps: '{POSTED>CANCELLED}' },
];
const free = '{status,cancel_reason,version,updated_at,updated_by}';

/** An issued or posted document can be cancelled, once, by the guard that all posted records share; none is emptied in one stroke. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, steps } of guarded) {
    await sql`drop trigger ${sql.id(`${table}_must_stay`)} on ${sql.table(table)}`.execute(db);
    await sql`drop function ${sql.id(`${table}_must_stay`)}()`.execute(db);
    await sql`create trigger ${sql.id(`${table}_must_stay`)} before update or delete on ${sql.table(table)}
      for each row execute function posted_must_stay('{DRAFT}', ${sql.lit(steps)}, ${sql.lit(free)})`.execute(db);
  }
  for (const table of ['sale_invoice', 'sale_invoice_line', 'purchase_invoice', 'purchase_invoice_line']) {
    await sql`create trigger ${sql.id(`${table}_is_never_emptied`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}
