import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Holds a document till commit, and the one that it is against: in one order for everyone, so that two writers never wait for each other. */
export async function lockWithCorrected(tx: Tx, table: 'sale_invoice' | 'purchase_invoice', id: string): Promise<void> {
  const documents = sql.table(table);
  await sql`
    select id from ${documents}
    where id = ${id} or id = (select against_invoice_id from ${documents} note where note.id = ${id})
    order by id for update`.execute(tx);
}

/** What is outstanding of a note and of the document that it is against, in rupees as their list shows it. */
export async function outstandingWithCorrected(
  tx: Tx,
  table: 'sale_invoice' | 'purchase_invoice',
  id: string,
): Promise<number> {
  const documents = sql.table(table);
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(outstanding_paise), 0)::bigint as paise from ${documents}
    where id = ${id} or id = (select against_invoice_id from ${documents} note where note.id = ${id})`.execute(tx);
  return rows[0]?.paise ?? 0;
}
