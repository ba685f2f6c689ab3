import { type Term, termList, type TermUse } from '@freightdesk/company-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

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

/** Makes all who write terms wait for each other till commit: each must see the title that the one before took. */
export async function holdTitles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('titles of terms', 0))`.execute(tx);
}

/** The other terms in use. */
export const termsBeside = (tx: Tx, id: string): Promise<Term[]> =>
  termRows(tx).where('term.id', '<>', id).where('term.active', '=', true).execute();

export const { lock: lockTerm, insert: insertTerm, change: changeTerm } = recordTable('term');
