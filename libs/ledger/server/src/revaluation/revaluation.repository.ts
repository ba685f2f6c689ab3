import type { ForeignHolding } from '@freightdesk/ledger-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { endingVouchers, nextEndingNumber } from '../voucher/ending-voucher.repository';

export interface HeldItem extends ForeignHolding {
  accountId: string;
  account: string;
  party: string | null;
}

/** What stands in other currencies at the end of a day, by account, party and currency; from the index of such postings alone. */
export async function foreignHoldings(db: Db, day: BusinessDate): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`
    select held.account_id, a.code, a.name as account, held.party_id, party.name as party, held.currency,
      held.amount_minor, held.carrying_paise
    from (
      select account_id, party_id, currency, sum(currency_minor)::bigint as amount_minor,
        sum(debit_paise - credit_paise)::bigint as carrying_paise
      from posting where currency <> 'INR' and date <= ${day}::date
      group by account_id, party_id, currency having sum(currency_minor) <> 0
    ) held
    join account a on a.id = held.account_id and a.control is not null
    left join party on party.id = held.party_id
    order by a.code, lower(party.name) collate "C", held.currency`.execute(db);
  return rows;
}

const revaluations = (db: Db) => endingVouchers(db, 'REVALUATION');

export type PostedRevaluation = Awaited<ReturnType<typeof vouchersOfRevaluation>>[number];

/** The voucher of the month's end and that of the first of the next, in this order. */
export const vouchersOfRevaluation = (db: Db, id: string) =>
  revaluations(db).where('voucher.documentId', '=', id).orderBy('voucher.date').execute();

/** The valuation of the month that ends on this day, as far as one stands; it was posted under its own id. */
export const standingRevaluation = (db: Db, day: BusinessDate) =>
  revaluations(db)
    .where('voucher.date', '=', day)
    .whereRef('voucher.id', '=', 'voucher.documentId')
    .where('mirror.id', 'is', null)
    .executeTakeFirst();

export const nextRevaluationNumber = (db: Db, date: BusinessDate): Promise<string> =>
  nextEndingNumber(db, { kind: 'REVALUATION', date, stem: `XR/${date.slice(0, 7)}` });

/** What a voucher earned: what it left on the account of unrealised exchange. */
export async function earnedBy(db: Db, voucherId: string, code: string): Promise<number> {
  const { paise } = await db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .where('posting.voucherId', '=', voucherId)
    .where('account.code', '=', code)
    .select(sql<number>`coalesce(sum(posting.credit_paise - posting.debit_paise), 0)::bigint`.as('paise'))
    .executeTakeFirstOrThrow();
  return paise;
}

/** Which of the months are locked for everybody; each is named by its first day. */
export async function lockedOf(db: Db, months: readonly BusinessDate[]): Promise<string[]> {
  const rows = await db
    .selectFrom('periodLock')
    .select('month')
    .where('month', 'in', months)
    .where('kind', '=', 'HARD')
    .orderBy('month')
    .execute();
  return rows.map(({ month }) => month.slice(0, 7));
}
