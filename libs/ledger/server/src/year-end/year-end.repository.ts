import { type AccountKind, type EarnedAccount, fiscalYearName } from '@freightdesk/ledger-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { endingVouchers, nextEndingNumber } from '../voucher/ending-voucher.repository';

const closings = (db: Db) => endingVouchers(db, 'YEAR_END');

export type Closing = NonNullable<Awaited<ReturnType<typeof findClosing>>>;

export const findClosing = (db: Db, id: string) => closings(db).where('voucher.id', '=', id).executeTakeFirst();

/** The closing of the year that ends on that day, and the first of a later year; as far as they stand. */
export async function standingClosings(db: Db, to: BusinessDate): Promise<{ own?: Closing; later?: Closing }> {
  const standing = await closings(db)
    .where('voucher.date', '>=', to)
    .where('mirror.id', 'is', null)
    .orderBy('voucher.date')
    .execute();
  const own = standing.find(({ date }) => date === to);
  const later = standing.find(({ date }) => date > to);
  return { ...(own && { own }), ...(later && { later }) };
}

export const nextClosingNumber = (db: Db, date: BusinessDate): Promise<string> =>
  nextEndingNumber(db, { kind: 'YEAR_END', date, stem: `YE/${fiscalYearName(date).slice(2)}` });

/** What stands on accounts of income, cost and expense at the end of a year, of this year and of those before that were not closed. */
export async function earnedUpTo(db: Db, to: BusinessDate): Promise<EarnedAccount[]> {
  return db
    .selectFrom('account')
    .innerJoin('accountMonth', 'accountMonth.accountId', 'account.id')
    .where('account.kind', 'in', ['INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE'])
    .where('accountMonth.month', '<=', to)
    .groupBy('account.id')
    .having(sql<boolean>`sum(debit_paise) <> sum(credit_paise)`)
    .select((eb) => [
      'account.id as accountId',
      'account.code',
      'account.name',
      eb.ref('account.kind').$castTo<AccountKind>().as('kind'),
      sql<number>`(sum(debit_paise) - sum(credit_paise))::bigint`.as('balancePaise'),
    ])
    .orderBy('account.code')
    .execute();
}

/** What a closing moved, account by account. */
export async function movedBy(db: Db, voucherId: string): Promise<EarnedAccount[]> {
  return db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .where('posting.voucherId', '=', voucherId)
    .where('account.kind', 'in', ['INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE'])
    .select((eb) => [
      'account.id as accountId',
      'account.code',
      'account.name',
      eb.ref('account.kind').$castTo<AccountKind>().as('kind'),
      sql<number>`posting.credit_paise - posting.debit_paise`.as('balancePaise'),
    ])
    .orderBy('account.code')
    .execute();
}

/** Debit less credit of all that was posted up to a day that ends a month. */
export async function differenceUpTo(db: Db, to: BusinessDate): Promise<number> {
  const { paise } = await db
    .selectFrom('accountMonth')
    .where('month', '<=', to)
    .select(sql<number>`coalesce(sum(debit_paise) - sum(credit_paise), 0)::bigint`.as('paise'))
    .executeTakeFirstOrThrow();
  return paise;
}
