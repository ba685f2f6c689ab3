import type { BusinessDate } from '@freightdesk/shared-calendar';
import { statement, told } from '@freightdesk/shared-database';
import { oncePerRequest } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** How long it is due; each begins the day after the one above it ends. */
export const ageBands = [
  { label: 'Not due yet' },
  { from: 1, label: '1 to 30 days' },
  { from: 31, label: '31 to 60 days' },
  { from: 61, label: '61 to 90 days' },
  { from: 91, label: 'Over 90 days' },
] as const;

const starts = sql.join(ageBands.flatMap((band) => ('from' in band ? [sql.lit(band.from)] : [])));

const today = told<{ today: BusinessDate }, BusinessDate>((facts) => facts.today);

const aged = statement<{ today: BusinessDate }, { side: string; band: number; owed: number }>(
  (db) => {
    const band = sql<number>`width_bucket(${today}::date - due_date, array[${starts}])`;
    return db
      .selectFrom(
        db
          .selectFrom('owedDay')
          .select(['side', 'outstandingPaise', band.as('band')])
          .as('aged'),
      )
      .groupBy(['side', 'band'])
      .select(['side', 'band', sql<number>`sum(outstanding_paise)::bigint`.as('owed')]);
  },
  { isSaidWhole: true },
);

/**
 * From the sums that are kept by due day: both sides in one statement, and no document is read. What is owed and what of it is late, on
 * either side, and the picture of both are parts of it.
 */
export const agedSums = oncePerRequest(async ({ db, clock }): Promise<Record<'SALE' | 'PURCHASE', number[]>> => {
  const rows = await aged(db, { today: clock.today() });
  const ofSide = (side: string) =>
    ageBands.map((_band, place) => rows.find((row) => row.side === side && row.band === place)?.owed ?? 0);
  return { SALE: ofSide('SALE'), PURCHASE: ofSide('PURCHASE') };
});
