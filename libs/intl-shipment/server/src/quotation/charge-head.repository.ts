import type { Tx } from '@freightdesk/shared-database';
import type { HeadOfCharge } from '@freightdesk/tax-contract';

/** Heads by their ids, also those that are no longer in use. */
export async function headsNamed(tx: Tx, ids: readonly string[]): Promise<HeadOfCharge[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('chargeHead')
    .select(['id', 'name', 'pureAgent', 'active'])
    .where('id', 'in', [...ids])
    .execute();
}
