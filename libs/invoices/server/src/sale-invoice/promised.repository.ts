import type { Db } from '@freightdesk/shared-database';

/** The days on which customers promised to pay invoices, by the invoice; those that nobody promised are left out. */
export async function promisedOn(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('saleInvoice')
    .select((eb) => ['id', eb.ref('promisedOn').$notNull().as('day')])
    .where('id', 'in', ids)
    .where('promisedOn', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, day }) => [id, day]));
}
