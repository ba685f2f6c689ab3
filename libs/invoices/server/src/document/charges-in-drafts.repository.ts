import type { Db, Tx } from '@freightdesk/shared-database';

/** The charges that drafts bill already, each with its newest draft: they are billed for good when that is issued. */
export async function chargesInDrafts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('saleInvoiceLine as line')
    .innerJoin('saleInvoice as draft', 'draft.id', 'line.invoiceId')
    .select('draft.id as draftId')
    .select((eb) => eb.ref('line.chargeId').$notNull().as('chargeId'))
    .where('line.chargeId', 'in', [...ids])
    .where('draft.status', '=', 'DRAFT')
    .orderBy('draft.id')
    .execute();
  return new Map(rows.map(({ chargeId, draftId }) => [chargeId, draftId]));
}
