import { type Term, termList, type TermUse } from '@freightdesk/company-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { changedBy, madeBy, pagesOf, type Unstamped, type Writing } from '@freightdesk/shared-server-kit';
import type { Insertable, Updateable } from 'kysely';

const termRows = (db: Db | Tx) =>
  db
    .selectFrom('term')
    .select((eb) => [
      'term.id',
      'term.title',
      'term.text',
      eb.ref('term.appliesTo').$castTo<TermUse[]>().as('appliesTo'),
      'term.isDefault',
      'term.active',
      'term.version',
    ]);

export const listTermRows = pagesOf(termRows, {
  table: 'term',
  list: termList,
  toRow: (row): Term => row,
});

export const findTerm = (db: Db, id: string): Promise<Term | undefined> =>
  termRows(db).where('term.id', '=', id).executeTakeFirst();

/** Waits for another change of the same term, so that the version that is compared is the last one. */
export async function lockTerm(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('term').select('id').where('id', '=', id).forUpdate().execute();
}

type TermTable = Database['term'];

export async function insertTerm(by: Writing, row: Unstamped<Insertable<TermTable>>): Promise<void> {
  await by.tx
    .insertInto('term')
    .values({ ...row, ...madeBy(by) })
    .execute();
}

export async function changeTerm(by: Writing, id: string, changes: Updateable<TermTable>): Promise<void> {
  await by.tx
    .updateTable('term')
    .set({ ...changes, ...changedBy(by) })
    .where('id', '=', id)
    .execute();
}
