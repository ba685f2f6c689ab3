import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import type { BusinessDate, Clock } from '@freightdesk/shared-calendar';
import type { DueSource } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

/** Months that have ended since the company began here, and that nobody has locked: `month` is the first day of each. */
const openMonths = (db: Db | Tx, today: RawBuilder<BusinessDate>) =>
  db
    .selectFrom(
      sql<{ id: string; month: Date }>`(
        select company.id, generate_series(
          date_trunc('month', company.created_at at time zone 'Asia/Kolkata'),
          date_trunc('month', ${today}::date) - interval '1 month', interval '1 month')::date as month
        from company)`.as('ended'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('periodLock').select('periodLock.id').whereRef('periodLock.month', '=', sql.ref('ended.month')),
        ),
      ),
    );

const monthsCounted = statement<{ today: BusinessDate }, { count: number }>((db) =>
  openMonths(
    db,
    told<{ today: BusinessDate }, BusinessDate>(({ today }) => today),
  ).select(sql<number>`count(*)`.as('count')),
);

export async function countOpenMonths({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const [counted] = await monthsCounted(db, { today: clock.today() });
  return counted?.count ?? 0;
}

/** The books of a month are closed in the weeks after it, once its returns are filed. */
const closedAfterDays = 20;

export const monthsToLock: DueSource = {
  name: 'month.open',
  record: 'month',
  read: 'period.manage',
  label: 'Month open',
  act: 'Lock',
  by: 'day',
  rows: ({ db, asking }) =>
    openMonths(
      db,
      asking((clock) => clock.today()),
    ).select([
      'ended.id',
      sql<string | null>`to_char(ended.month, 'Mon YYYY')`.as('number'),
      sql<string>`''`.as('title'),
      sql<Date>`(ended.month + interval '1 month' + interval '${sql.lit(closedAfterDays)} days') at time zone 'Asia/Kolkata'`.as(
        'due',
      ),
      sql<string | null>`null::uuid`.as('ownerId'),
    ]),
};
