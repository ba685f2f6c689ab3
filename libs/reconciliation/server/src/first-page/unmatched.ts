import { reconciliationPaths } from '@freightdesk/reconciliation-contract';
import { type Db, statement } from '@freightdesk/shared-database';
import { dayBegins, type DueSource, type FigureSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const isNotParked = sql<boolean>`not exists (select from bank_line_parked parked where parked.line_id = bank_open_line.line_id)`;

const unmatched = statement<object, { lines: number }>((db) =>
  db
    .selectFrom('bankOpenLine')
    .select(sql<number>`count(*)`.as('lines'))
    .where(isNotParked),
);

/** How many lines of statements nobody has found in the books yet. */
export const unmatchedFigures: FigureSource = {
  permission: 'bank.read',
  async ofDesk({ db }) {
    const [waiting] = await unmatched(db, {});
    const value = waiting?.lines ?? 0;
    return [
      {
        ...{ name: 'banks.unmatched', label: 'Statement lines to match', value, unit: 'count', isOfDesk: true },
        href: reconciliationPaths.reconcile.href(),
      },
    ];
  },
};

/** Each bank with the oldest of its lines that wait. */
export const statementsToMatch: DueSource = {
  name: 'bank.reconciliation',
  record: 'bank reconciliation',
  read: 'bank.read',
  label: 'Bank statement',
  act: 'Match',
  by: 'age',
  rows: ({ db }) =>
    db
      .selectFrom('bank')
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('bankOpenLine')
            .select(['bankId', sql<string>`min(date)`.as('oldest')])
            .where(isNotParked)
            .groupBy('bankId')
            .as('waiting'),
        (join) => join.onRef('waiting.bankId', '=', 'bank.id'),
      )
      .select([
        'bank.id',
        sql<string | null>`null`.as('number'),
        'bank.name as title',
        dayBegins('waiting.oldest').as('due'),
        sql<string | null>`null::uuid`.as('ownerId'),
      ]),
};

/** Lines of statements up to a day that nobody has found in the books. */
export async function unmatchedUpTo(db: Db, day: string): Promise<number> {
  const { lines } = await db
    .selectFrom('bankOpenLine')
    .where('date', '<=', day)
    .where(isNotParked)
    .select(sql<number>`count(*)::int`.as('lines'))
    .executeTakeFirstOrThrow();
  return lines;
}
