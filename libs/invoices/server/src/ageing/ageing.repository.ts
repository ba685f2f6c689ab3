import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
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

/** From the sums that are kept by due day: both sides in one statement, and no document is read. */
export async function agedSums(db: Db, clock: Clock): Promise<Record<'SALE' | 'PURCHASE', number[]>> {
  const band = sql<number>`width_bucket(${clock.today()}::date - due_date, array[${starts}])`;
  const rows = await db
    .selectFrom(
      db
        .selectFrom('owedDay')
        .select(['side', 'outstandingPaise', band.as('band')])
        .as('aged'),
    )
    .groupBy(['side', 'band'])
    .select(['side', 'band', sql<number>`sum(outstanding_paise)::bigint`.as('owed')])
    .execute();
  const ofSide = (side: string) =>
    ageBands.map((_band, place) => rows.find((row) => row.side === side && row.band === place)?.owed ?? 0);
  return { SALE: ofSide('SALE'), PURCHASE: ofSide('PURCHASE') };
}
