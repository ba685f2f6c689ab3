import type { DomesticShipmentException, ShipmentException } from '@freightdesk/domestic-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Every exception of a docket, the open ones first. */
export async function exceptionsOf(db: Db, docketId: string): Promise<DomesticShipmentException[]> {
  const rows = await db
    .selectFrom('docketException as exception')
    .innerJoin('appUser as person', 'person.id', 'exception.openedBy')
    .select((eb) => [
      eb.ref('exception.kind').$castTo<ShipmentException>().as('kind'),
      'exception.openedAt',
      'exception.openedBy',
      'exception.closedAt',
      sql<string>`concat_ws(' ', person.first_name, person.last_name)`.as('personName'),
    ])
    .where('exception.docketId', '=', docketId)
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

interface Change {
  docketId: string;
  kinds: readonly ShipmentException[];
  at: Date;
  by: string;
}

export async function openExceptions(tx: Tx, { docketId, kinds, at, by }: Change): Promise<void> {
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ id: newId(), docketId, kind, openedAt: at, openedBy: by }));
  await tx.insertInto('docketException').values(rows).execute();
}

export async function closeExceptions(tx: Tx, { docketId, kinds, at, by }: Change): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .updateTable('docketException')
    .set({ closedAt: at, closedBy: by })
    .where('docketId', '=', docketId)
    .where('kind', 'in', kinds)
    .where('closedAt', 'is', null)
    .execute();
}
