import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { ExceptionRecord, ShipmentException, TrackedRecord } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';

/** The kinds that are open, for lists of shipments; `id` is the column that names the shipment, `docket.id`. */
export const openExceptionKinds = (id: string) => sql<ShipmentException[]>`
  array(select kind from tracking_exception where record_id = ${sql.ref(id)} and closed_at is null
        order by tracking_exception.id)`;

/** Every exception of a shipment, the open ones first. */
export async function exceptionsOf(db: Db, recordId: string): Promise<ExceptionRecord[]> {
  const rows = await db
    .selectFrom('trackingException as exception')
    .innerJoin('appUser as person', 'person.id', 'exception.openedBy')
    .select((eb) => [
      eb.ref('exception.kind').$castTo<ShipmentException>().as('kind'),
      'exception.openedAt',
      'exception.openedBy',
      'exception.closedAt',
      sql<string>`concat_ws(' ', person.first_name, person.last_name)`.as('personName'),
    ])
    .where('exception.recordId', '=', recordId)
    .orderBy(sql`exception.closed_at is not null`)
    .orderBy('exception.id')
    .execute();
  return rows.map(({ kind, openedAt, openedBy, closedAt, personName }) => ({
    kind,
    openedAt: openedAt.toISOString(),
    openedBy: { id: openedBy, name: personName },
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

export interface ExceptionChange {
  record: TrackedRecord;
  recordId: string;
  kinds: readonly ShipmentException[];
  at: Date;
  by: string;
}

export async function openExceptions(tx: Tx, { kinds, at, by, ...of }: ExceptionChange): Promise<void> {
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ ...of, id: newId(), kind, openedAt: at, openedBy: by }));
  await tx.insertInto('trackingException').values(rows).execute();
}

export async function closeExceptions(tx: Tx, { recordId, kinds, at, by }: ExceptionChange): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .updateTable('trackingException')
    .set({ closedAt: at, closedBy: by })
    .where('recordId', '=', recordId)
    .where('kind', 'in', kinds)
    .where('closedAt', 'is', null)
    .execute();
}
