import { type CashCount, countList } from '@freightdesk/banks-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type Insertable, sql } from 'kysely';

export async function insertCount(tx: Tx, count: Insertable<Database['cashCount']>): Promise<void> {
  await tx.insertInto('cashCount').values(count).execute();
}

const countRows = (db: Db | Tx) =>
  db
    .selectFrom('cashCount')
    .select((eb) => [
      'cashCount.id',
      'cashCount.bankId',
      'cashCount.date',
      eb.ref('cashCount.pieces').$castTo<CashCount['pieces']>().as('pieces'),
      'cashCount.countedPaise',
      'cashCount.bookPaise',
      sql<number>`cash_count.counted_paise - cash_count.book_paise`.as('differencePaise'),
      'cashCount.reason',
    ]);

export const listCountRows = pagesOf(countRows, {
  table: 'cash_count',
  narrow: (db) => db.selectFrom('cashCount').select(['id', 'bankId', 'date', 'countedPaise', 'reason']),
  searched: { own: ['reason'], related: {} },
  list: countList,
  toRow: (count): CashCount => count,
});
