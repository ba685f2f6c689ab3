import type { TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import type { GstRate, Sac, TdsRateRow } from '@freightdesk/tax-contract';
import { sql } from 'kysely';

const day = told(({ date }: { date: BusinessDate }) => date);

const ratesInForce = statement<{ date: BusinessDate }, GstRate>((db) =>
  db
    .selectFrom('gstRate')
    .select(['percent', 'validFrom as from', 'validUntil as until', 'source'])
    .where('validFrom', '<=', day)
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>=', day)])),
);

/** The rates of GST that may be charged on a day. */
export const gstRatesOn = (db: Db | Tx, date: BusinessDate): Promise<GstRate[]> => ratesInForce(db, { date });

type KeptSac = Pick<Sac, 'code' | 'active'>;

const sacsByCode = statement<{ codes: readonly string[] }, KeptSac>((db) =>
  db
    .selectFrom('sac')
    .select(['code', 'active'])
    .where(sql<boolean>`code = any(${told(({ codes }: { codes: readonly string[] }) => codes)}::text[])`),
);

/** Service accounting codes as they are kept, of those that lines bear. */
export const sacsNamed = (db: Db | Tx, codes: readonly string[]): Promise<KeptSac[]> =>
  sacsByCode(db, { codes: [...new Set(codes)] });

/** The rows of tax deducted at source that hold on a day, for every nature and payee. */
export const tdsRatesOn = (db: Db | Tx, date: BusinessDate): Promise<TdsRateRow[]> =>
  db
    .selectFrom('tdsRate')
    .select(['id', 'validFrom as from', 'validUntil as until', 'section', 'code', 'percent', 'source', 'version'])
    .select(['percentWithoutPan', 'limitPaise', 'billPaise', 'isExcessOnly', 'isToBeConfirmed'])
    .select((eb) => [
      eb.ref('nature').$castTo<TdsNature>().as('nature'),
      eb.ref('payee').$castTo<TdsRateRow['payee']>().as('payee'),
      eb.ref('limitPer').$castTo<TdsRateRow['limitPer']>().as('limitPer'),
    ])
    .where('validFrom', '<=', date)
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>=', date)]))
    .execute();
