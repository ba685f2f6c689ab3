import { type Term, termList, type TermUse } from '@freightdesk/company-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';

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

export const { lock: lockTerm, insert: insertTerm, change: changeTerm } = recordTable('term');
