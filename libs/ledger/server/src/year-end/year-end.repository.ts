import { type AccountKind, type EarnedAccount, fiscalYearName } from '@freightdesk/ledger-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

const closings = (db: Db) =>
  db
    .selectFrom('voucher')
    .leftJoin('voucher as mirror', 'mirror.reversesId', 'voucher.id')
    .leftJoin('appUser', 'appUser.id', 'voucher.createdBy')
    .where('voucher.type', '=', 'YEAR_END')
    .where('voucher.reversesId', 'is', null)
    .select([
      'voucher.id',
      'voucher.documentNumber as number',
      'voucher.date',
      'voucher.createdAt as closedAt',
      'voucher.createdBy as closedById',
      sql<string>`coalesce(trim(app_user.first_name || ' ' || app_user.last_name), '')`.as('closedByName'),
      sql<boolean>`mirror.id is not null`.as('isReversed'),
      // Nothing of a closing changes but that it is taken back.
      sql<number>`case when mirror.id is null then 1 else 2 end`.as('version'),
    ]);

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

/** `YE/25-26`; one that is closed once more after its closing was taken back says so, `YE/25-26-2`. */
export async function nextClosingNumber(db: Db, to: BusinessDate): Promise<string> {
  const { attempts } = await closings(db)
    .clearSelect()
    .where('voucher.date', '=', to)
    .select(sql<number>`count(*)::int`.as('attempts'))
    .executeTakeFirstOrThrow();
  return `YE/${fiscalYearName(to).slice(2)}${attempts === 0 ? '' : `-${attempts + 1}`}`;
}

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
