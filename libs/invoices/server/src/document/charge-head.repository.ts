import type { ChargedHead } from '@freightdesk/invoices-contract';
import type { Tx } from '@freightdesk/shared-database';

/** Heads by their ids, also those that are no longer in use. */
export const headsNamed = (tx: Tx, ids: readonly string[]): Promise<ChargedHead[]> =>
  tx
    .selectFrom('chargeHead')
    .select((eb) => [
      ...(['id', 'name', 'sac', 'pureAgent', 'incomeAccountCode', 'costAccountCode', 'active'] as const),
      eb.ref('rates').$castTo<ChargedHead['rates']>().as('rates'),
    ])
    .where('id', 'in', [...ids])
    .execute();
