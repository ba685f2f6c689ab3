import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { pagesOf, type Writing, writtenBy } from '@freightdesk/shared-server-kit';
import {
  type AddExchangeRateInput,
  type DayRate,
  type ExchangeRate,
  exchangeRateList,
} from '@freightdesk/tax-contract';

const exchangeRateRows = (db: Db | Tx) =>
  db
    .selectFrom('exchangeRate')
    .select((eb) => [
      'id',
      eb.ref('currency').$castTo<CurrencyCode>().as('currency'),
      'date',
      'rate',
      'source',
      'createdAt as addedAt',
    ]);

export const listExchangeRateRows = pagesOf(exchangeRateRows, {
  list: exchangeRateList,
  toRow: ({ addedAt, ...row }): ExchangeRate => ({ ...row, addedAt: addedAt.toISOString() }),
});

/** The last rate of each currency up to a day, and of one day the one that was added last; handed to others by the app's wiring. */
export const ratesOfDay = (db: Db | Tx, date: BusinessDate): Promise<DayRate[]> =>
  db
    .selectFrom('exchangeRate')
    .distinctOn('currency')
    .select((eb) => [eb.ref('currency').$castTo<CurrencyCode>().as('currency'), 'date', 'rate'])
    .where('date', '<=', date)
    .orderBy('currency')
    .orderBy('date', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();

/** What is added stays: a rate that was wrong is followed by another of the same day. */
export async function insertExchangeRate(
  { tx, clock, actor }: Writing,
  rate: AddExchangeRateInput & { id: string },
): Promise<ExchangeRate> {
  const by = writtenBy({ clock, actor });
  await tx
    .insertInto('exchangeRate')
    .values({ ...rate, ...by })
    .execute();
  return { ...rate, addedAt: by.createdAt.toISOString() };
}
