import type { TdsNature } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import type { TdsRate } from '@freightdesk/tax-contract';

/** The law of all the years, as a new store begins with it. */
export const tdsRatesOf = (db: Db): Promise<TdsRate[]> =>
  db
    .selectFrom('tdsRate')
    .select(['validFrom as from', 'validUntil as until', 'section', 'code', 'percent', 'source'])
    .select(['percentWithoutPan', 'limitPaise', 'billPaise', 'isExcessOnly', 'isToBeConfirmed'])
    .select((eb) => [
      eb.ref('nature').$castTo<TdsNature>().as('nature'),
      eb.ref('payee').$castTo<TdsRate['payee']>().as('payee'),
      eb.ref('limitPer').$castTo<TdsRate['limitPer']>().as('limitPer'),
    ])
    .execute();
