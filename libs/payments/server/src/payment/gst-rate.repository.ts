import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import type { GstRate } from '@freightdesk/tax-contract';

/** The rates of GST that may be within what is paid on a day. */
export const gstRatesOn = (tx: Tx, date: BusinessDate): Promise<GstRate[]> =>
  tx
    .selectFrom('gstRate')
    .select(['percent', 'validFrom as from', 'validUntil as until', 'source'])
    .where('validFrom', '<=', date)
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>=', date)]))
    .execute();
