import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface Numbered {
  number: string;
}

export const jobsWithoutShipment = (db: Db): Promise<Numbered[]> =>
  db
    .selectFrom('jobcard')
    .leftJoin('shipment', 'shipment.jobcardId', 'jobcard.id')
    .select('jobcard.number')
    .where('jobcard.status', 'not in', ['DRAFT', 'CANCELLED'])
    .where('shipment.id', 'is', null)
    .orderBy('jobcard.number')
    .execute();

/** Where each shipment is, under the number of its job. */
export const shipmentPositions = sql`
  select shipment.id, 'the shipment of ' || jobcard.number as name, shipment.status
  from shipment join jobcard on jobcard.id = shipment.jobcard_id`;
