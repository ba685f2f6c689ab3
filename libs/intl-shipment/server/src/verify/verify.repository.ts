import type { Db } from '@freightdesk/shared-database';
import { named } from '@freightdesk/shared-server-kit';
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

/** Charges refer to their record by its kind and id, which no reference of the store guards. */
export const chargesWithoutJob = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select c.description || ' is of none' as name from charge c
      where c.record = 'jobcard' and not exists (select from jobcard j where j.id = c.record_id) order by c.id`,
  );

/** Where each shipment is, under the number of its job. */
export const shipmentPositions = sql`
  select shipment.id, 'the shipment of ' || jobcard.number as name, shipment.status
  from shipment join jobcard on jobcard.id = shipment.jobcard_id`;

/** What a shipment keeps of its job. */
const kept = (of: string) =>
  sql.raw(`(${['customer_id', 'mode', 'direction', 'etd', 'eta'].map((column) => `${of}.${column}`).join()})`);

/** Shipments that keep something else of their job than it says. */
export const shipmentsOfOtherJobs = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select 'the shipment of ' || number || ' keeps other than its job says' as name
      from shipment join jobcard on jobcard.id = jobcard_id
      where ${kept('shipment')} is distinct from ${kept('jobcard')} order by number`,
  );

/** Keeps it anew where it differs. */
export async function rebuildOfJobs(db: Db): Promise<void> {
  await sql`update shipment set mode = null from jobcard
    where jobcard.id = jobcard_id and ${kept('shipment')} is distinct from ${kept('jobcard')}`.execute(db);
}
