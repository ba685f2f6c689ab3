import type { Db, Tx } from '@freightdesk/shared-database';
import { type Actor, recordTable, type Writing } from '@freightdesk/shared-server-kit';
import type { SavedView, ViewColumn } from '@freightdesk/views-contract';
import { sql } from 'kysely';

const viewRows = (db: Db | Tx, { userId }: Pick<Actor, 'userId'>) =>
  db
    .selectFrom('savedView as view')
    .innerJoin('appUser as owner', 'owner.id', 'view.createdBy')
    .select((eb) => [
      'view.id',
      'view.list',
      'view.name',
      'view.query',
      eb.ref('view.columns').$castTo<ViewColumn[] | null>().as('columns'),
      eb('view.sharedWith', 'is not', null).$castTo<boolean>().as('isShared'),
      'view.isDefault',
      eb('view.createdBy', '=', userId).$castTo<boolean>().as('isMine'),
      'view.createdBy as ownerId',
      sql<string>`trim(owner.first_name || ' ' || owner.last_name)`.as('ownerName'),
      'view.version',
    ]);

type ViewRow = Awaited<ReturnType<ReturnType<typeof viewRows>['executeTakeFirstOrThrow']>>;

const toView = ({ ownerId, ownerName, ...row }: ViewRow): SavedView => ({
  ...row,
  // Another's default is not the asker's.
  isDefault: row.isDefault && row.isMine,
  owner: { id: ownerId, name: ownerName },
});

/** A person's own first, then what colleagues of the role share who still work here. */
export async function viewsFor(db: Db, actor: Actor, list: string): Promise<SavedView[]> {
  const rows = await viewRows(db, actor)
    .where('view.list', '=', list)
    .where((eb) =>
      eb.or([
        eb('view.createdBy', '=', actor.userId),
        eb.and([eb('view.sharedWith', '=', actor.role), eb('owner.blocked', '=', false)]),
      ]),
    )
    .orderBy((eb) => eb('view.createdBy', '=', actor.userId), 'desc')
    .orderBy((eb) => eb.fn('lower', ['view.name']))
    .orderBy('view.id')
    .execute();
  return rows.map(toView);
}

/** A view of the person's own; nobody changes another's. */
export async function findOwnView(db: Db | Tx, actor: Actor, id: string): Promise<SavedView | undefined> {
  const row = await viewRows(db, actor)
    .where('view.id', '=', id)
    .where('view.createdBy', '=', actor.userId)
    .executeTakeFirst();
  return row && toView(row);
}

export async function countOwnViews(tx: Tx, { userId }: Actor, list: string): Promise<number> {
  const { count } = await tx
    .selectFrom('savedView')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('createdBy', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What opened first no longer does. */
export async function dropDefault({ tx, actor }: Writing, list: string): Promise<void> {
  await tx
    .updateTable('savedView')
    .set({ isDefault: false })
    .where('createdBy', '=', actor.userId)
    .where('list', '=', list)
    .where('isDefault', '=', true)
    .execute();
}

export const { lock: lockView, insert: insertView, change: changeView, remove: deleteView } = recordTable('savedView');
