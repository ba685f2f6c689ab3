import { indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

const columns = ['origin_place', 'origin_locode', 'destination_place', 'destination_locode'];

/** Jobs and leads that are open are found by the places between which they go. What is closed is not, and costs the index nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, {
    ...{ table: 'jobcard', name: 'jobcard_places', columns },
    where: "status in ('DRAFT', 'OPEN', 'IN_PROGRESS', 'REOPENED')",
  });
  await indexSearch(db, {
    table: 'lead',
    name: 'lead_places',
    columns,
    where: "stage in ('NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION', 'ON_HOLD')",
  });
}
