import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { spellTimesAlike } from '../seal/seal.repository';

/**
 * Looks at the store as it is at one moment, however long that takes and whatever is posted meanwhile; nothing can be written.
 */
export const inSnapshot = <Result>(db: Db, look: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await spellTimesAlike(tx);
      // The limits of a request are not those of a look at all the books.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return look(tx);
    });
