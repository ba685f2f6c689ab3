import { type CashCount, countList } from '@freightdesk/banks-contract';
import { can } from '@freightdesk/shared-access';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type Insertable, sql } from 'kysely';

export async function insertCount(tx: Tx, count: Insertable<Database['cashCount']>): Promise<void> {
  await tx.insertInto('cashCount').values(count).execute();
}

const nameOf = (person: string) =>
  sql<string>`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

const countRows = (db: Db | Tx) =>
  db
    .selectFrom('cashCount')
    .innerJoin('appUser as counter', 'counter.id', 'cashCount.createdBy')
    .leftJoin('appUser as keeper', 'keeper.id', 'cashCount.custodianId')
    .leftJoin('appUser as taker', 'taker.id', 'cashCount.handedToId')
    .select((eb) => [
      'cashCount.id',
      'cashCount.bankId',
      'cashCount.date',
      eb.ref('cashCount.pieces').$castTo<CashCount['pieces']>().as('pieces'),
      'cashCount.countedPaise',
      'cashCount.bookPaise',
      sql<number>`cash_count.counted_paise - cash_count.book_paise`.as('differencePaise'),
      'cashCount.reason',
      'cashCount.createdBy',
      nameOf('counter').as('counterName'),
      'cashCount.custodianId',
      nameOf('keeper').as('keeperName'),
      'cashCount.handedToId',
      nameOf('taker').as('takerName'),
      'cashCount.takenOverId as takesOverId',
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof countRows>['executeTakeFirstOrThrow']>>;

const person = (id: string | null, name: string) => (id === null ? null : { id, name });

function asCount(row: Selected): CashCount {
  const { createdBy, counterName, custodianId, keeperName, handedToId, takerName, ...count } = row;
  return {
    ...count,
    countedBy: { id: createdBy, name: counterName },
    custodian: person(custodianId, keeperName),
    handedTo: person(handedToId, takerName),
  };
}

export const listCountRows = pagesOf(countRows, {
  table: 'cash_count',
  narrow: (db) => db.selectFrom('cashCount').select(['id', 'bankId', 'date', 'countedPaise', 'reason']),
  searched: { own: ['reason'], related: {} },
  list: countList,
  toRow: asCount,
});

export async function findCount(tx: Tx, id: string): Promise<CashCount> {
  return asCount(await countRows(tx).where('cashCount.id', '=', id).executeTakeFirstOrThrow());
}

/** The count of a box that nothing was counted after. */
export async function lastCount(tx: Tx, bankId: string): Promise<CashCount | undefined> {
  const rows = countRows(tx).where('cashCount.bankId', '=', bankId);
  const row = await rows.orderBy('cashCount.createdAt', 'desc').orderBy('cashCount.id', 'desc').limit(1).execute();
  return row.map(asCount)[0];
}

/** Who may keep a box: those of accounts who work here. */
export async function cashKeepers(tx: Tx): Promise<{ id: string }[]> {
  const people = await tx
    .selectFrom('appUser')
    .innerJoin('role', 'role.id', 'appUser.roleId')
    .select(['appUser.id', 'role.name as role'])
    .where('appUser.removedAt', 'is', null)
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.blocked', '=', false)
    .execute();
  return people.filter(({ role }) => can(role, 'bank.write', 'server'));
}
