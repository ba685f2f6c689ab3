import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What a customer owes by documents that are issued, less what notes left to him; handed to who judges his credit. */
export async function outstandingOf(db: Db | Tx, partyId: string): Promise<number> {
  const { owed } = await db
    .selectFrom('saleInvoice')
    .select(sql<number>`coalesce(sum(outstanding_paise), 0)::bigint`.as('owed'))
    .where('partyId', '=', partyId)
    .where((eb) => eb.or([eb('outstandingMinor', '>', 0), eb('outstandingMinor', '<', 0)]))
    .executeTakeFirstOrThrow();
  return owed;
}
