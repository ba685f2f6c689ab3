import { indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Dockets on their way are found by the addresses between which they go. What has ended is not, and costs the index nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, {
    ...{ table: 'docket', name: 'docket_places', columns: ["consignor ->> 'address'", "consignee ->> 'address'"] },
    where: "status not in ('POD_VERIFIED', 'RTO_DELIVERED', 'LOST_DAMAGED', 'CANCELLED')",
  });
}
