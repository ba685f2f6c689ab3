import { named, type Invariant } from '@freightdesk/shared-server-kit';
import type { TrackedRecord } from '@freightdesk/tracking-contract';
import { type RawBuilder, sql } from 'kysely';

interface Histories {
  sentence: string;
  record: TrackedRecord;
  /** Every shipment's `id` and `name`, and its `status`; null where nothing is recorded yet. */
  positions: RawBuilder<unknown>;
}

/** Every shipment is where its last event left it, and there is no history of a shipment that is not there. */
export const historyInvariant = ({ sentence, record, positions }: Histories): Invariant => ({
  sentence,
  broken: (db) =>
    named(
      db,
      sql`
        select coalesce(position.name, 'a shipment that does not exist') || ' is elsewhere' as name
        from (${positions}) as position
        full join (
          select distinct on (record_id) record_id, to_status from tracking_event
          where record = ${record} order by record_id, id desc
        ) as last on last.record_id = position.id
        where last.to_status is distinct from position.status
        order by 1`,
    ),
});
