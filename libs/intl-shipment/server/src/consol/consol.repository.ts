import type { ConsolHouse } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Why each house goes another way than its master; most have no reason. */
export const reasonsOfHouses = (db: Db | Tx, masterId: string): Promise<Pick<ConsolHouse, 'id' | 'reason'>[]> =>
  db.selectFrom('jobcard').select(['id', 'masterReason as reason']).where('masterId', '=', masterId).execute();

/** Whoever links the same jobs waits; in the order of their ids, so that two who do so never wait for each other. */
export async function lockJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('jobcard').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Masters that count other houses than they have. */
export const mastersOfOtherCount = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select j.number || ' counts ' || j.house_count as name from jobcard j
      where j.house_count <> (select count(*) from jobcard h where h.master_id = j.id) order by j.number`,
  );
