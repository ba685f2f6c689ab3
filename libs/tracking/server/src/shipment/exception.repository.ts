import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { ExceptionRecord, ShipmentException, TrackedRecord } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';

/** The kinds that are open, for lists of shipments; `id` is the column that names the shipment, `docket.id`. */
export const openExceptionKinds = (id: string) => sql<ShipmentException[]>`
  array(select kind from tracking_exception where record_id = ${sql.ref(id)} and closed_at is null
        order by tracking_exception.id)`;

/** Since when the first of them is open. */
export const exceptionSince = (id: string) => sql<Date | null>`
  (select min(opened_at) from tracking_exception where record_id = ${sql.ref(id)} and closed_at is null)`;

/** Whether anything goes wrong with it now; `id` is the column that names the shipment. */
export const hasException = (id: string) => sql<boolean>`
  exists (select from tracking_exception where record_id = ${sql.ref(id)} and closed_at is null)`;

const nameOf = (person: string) =>
  sql<string>`trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)}))`;

const exceptionRows = (db: Db | Tx) =>
  db
    .selectFrom('trackingException as exception')
    .leftJoin('appUser as opener', 'opener.id', 'exception.openedBy')
    .leftJoin('appUser as closer', 'closer.id', 'exception.closedBy')
    .leftJoin('appUser as owner', 'owner.id', 'exception.ownerId')
    .select((eb) => [
      'exception.id',
      eb.ref('exception.kind').$castTo<ShipmentException>().as('kind'),
      eb.ref('exception.source').$castTo<ExceptionRecord['source']>().as('source'),
      'exception.note',
      'exception.settled',
      'exception.openedAt',
      'exception.openedBy',
      'exception.closedAt',
      'exception.closedBy',
      'exception.ownerId',
      nameOf('opener').as('openerName'),
      nameOf('closer').as('closerName'),
      nameOf('owner').as('ownerName'),
    ]);

type StoredException = Awaited<ReturnType<ReturnType<typeof exceptionRows>['executeTakeFirstOrThrow']>>;

const person = (id: string | null, name: string) => (id === null ? null : { id, name });

const toException = ({ id, kind, source, note, settled, ...row }: StoredException): ExceptionRecord => ({
  ...{ id, kind, source, note, settled },
  owner: person(row.ownerId, row.ownerName),
  openedAt: row.openedAt.toISOString(),
  openedBy: person(row.openedBy, row.openerName),
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: person(row.closedBy, row.closerName),
});

/** Every exception of a shipment, the open ones first. */
export async function exceptionsOf(db: Db, recordId: string): Promise<ExceptionRecord[]> {
  const rows = await exceptionRows(db)
    .where('exception.recordId', '=', recordId)
    .orderBy(sql`exception.closed_at is not null`)
    .orderBy('exception.id')
    .execute();
  return rows.map(toException);
}

export async function findException(db: Db | Tx, id: string): Promise<ExceptionRecord | undefined> {
  const row = await exceptionRows(db).where('exception.id', '=', id).executeTakeFirst();
  return row && toException(row);
}

/** Holds an exception until the transaction ends, and says of which shipment it is. */
export const lockException = (tx: Tx, id: string) =>
  tx
    .selectFrom('trackingException')
    .select(['record', 'recordId', 'closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function changeException(
  tx: Tx,
  id: string,
  change: { ownerId: string } | { settled: string; closedAt: Date; closedBy: string },
): Promise<void> {
  await tx.updateTable('trackingException').set(change).where('id', '=', id).execute();
}

export interface ExceptionChange {
  record: TrackedRecord;
  recordId: string;
  kinds: readonly ShipmentException[];
  at: Date;
  by: string;
  ownerId?: string;
  note?: string | null;
  source?: 'manual' | 'import';
}

/** Opens them, each as its own; answers their ids. */
export async function openExceptions(tx: Tx, { kinds, at, by, ...of }: ExceptionChange): Promise<string[]> {
  if (kinds.length === 0) return [];
  const rows = kinds.map((kind) => ({ ownerId: by, ...of, id: newId(), kind, openedAt: at, openedBy: by }));
  await tx.insertInto('trackingException').values(rows).execute();
  return rows.map(({ id }) => id);
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
