import { keepTexts } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Dockets keep the addresses that they are found by while they are on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTexts(db, 'docket', {
    place_text: {
      columns: ["consignor ->> 'address'", "consignee ->> 'address'"],
      index: 'docket_places',
      where:
        "status in ('DRAFT', 'BOOKED', 'PICKUP_ASSIGNED', 'PICKED_UP', 'IN_TRANSIT', 'AT_HUB', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'RTO_INITIATED', 'RTO_IN_TRANSIT')",
    },
  });
}
