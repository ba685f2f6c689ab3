import type { Db, Tx } from '../db';
import { isRetryable } from '../error/database-errors';

const attempts = 4;

/**
 * Runs `work` in one transaction. Where PostgreSQL gives way to another transaction (serialization failure, deadlock) all of
 * it is done again, up to three times more: `work` must have no effect beyond the transaction it is given.
 */
export async function withTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}
