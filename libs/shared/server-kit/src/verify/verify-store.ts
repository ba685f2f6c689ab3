import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { Statement } from './statement';
import { inSnapshot } from './in-snapshot';

/** One that fails leaves the snapshot as it was, so that the next can be asked. */
async function askedOf(tx: Tx, { breaches }: Statement): Promise<string[]> {
  await sql`savepoint statement`.execute(tx);
  try {
    return await breaches(tx);
  } catch (error) {
    await sql`rollback to statement`.execute(tx);
    return [`It could not be checked: ${String(error)}`];
  }
}

/**
 * Holds the store against every statement and tells of each as it is known; true when all of them hold. All of them see the
 * books at one moment, so that it is right while others post.
 */
export async function verifyStore(
  db: Db,
  statements: readonly Statement[],
  print: (line: string) => void,
): Promise<boolean> {
  const broken = await inSnapshot(db, async (tx) => {
    let count = 0;
    for (const statement of statements) {
      const records = await askedOf(tx, statement);
      print(`${records.length === 0 ? 'ok      ' : 'BROKEN  '}${statement.sentence}`);
      for (const record of records) print(`          ${record}`);
      if (records.length > 0) count += 1;
    }
    return count;
  });
  print(
    broken === 0
      ? `All ${statements.length} statements hold.`
      : `${broken} of ${statements.length} statements are broken.`,
  );
  return broken === 0;
}
