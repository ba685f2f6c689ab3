import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable, Selectable } from 'kysely';

export type KeptAnswer = Selectable<Database['einvoice']>;

export const findAnswer = (db: Db | Tx, saleInvoiceId: string): Promise<KeptAnswer | undefined> =>
  db.selectFrom('einvoice').selectAll().where('saleInvoiceId', '=', saleInvoiceId).executeTakeFirst();

/** The document that an IRN was given to. */
export async function numberOfIrn(tx: Tx, irn: string): Promise<string | null> {
  const found = await tx
    .selectFrom('einvoice')
    .innerJoin('saleInvoice', 'saleInvoice.id', 'einvoice.saleInvoiceId')
    .select('saleInvoice.number')
    .where('einvoice.irn', '=', irn)
    .executeTakeFirst();
  return found?.number ?? null;
}

/** What is registered waits no more; no version of the document is made, for nothing of it changes. */
export async function insertAnswer(tx: Tx, row: Insertable<Database['einvoice']>): Promise<void> {
  await tx.insertInto('einvoice').values(row).execute();
  await tx.updateTable('saleInvoice').set({ einvoiceBy: null }).where('id', '=', row.saleInvoiceId).execute();
}

export async function cancelAnswer(tx: Tx, saleInvoiceId: string, cancelledAt: Date): Promise<void> {
  await tx.updateTable('einvoice').set({ cancelledAt }).where('saleInvoiceId', '=', saleInvoiceId).execute();
}

/** The document that a note corrects, as the portal names it. */
export const precedingOf = (db: Db | Tx, againstInvoiceId: string) =>
  db.selectFrom('saleInvoice').select(['number', 'date']).where('id', '=', againstInvoiceId).executeTakeFirst();
