import { indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Dockets on their way are found by the addresses between which they go. What is delivered is not, and costs the index nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, {
    ...{ table: 'docket', name: 'docket_places', columns: ["consignor ->> 'address'", "consignee ->> 'address'"] },
    where:
      "status in ('DRAFT', 'BOOKED', 'PICKUP_ASSIGNED', 'PICKED_UP', 'IN_TRANSIT', 'AT_HUB', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'RTO_INITIATED', 'RTO_IN_TRANSIT')",
  });
}
