import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { Invariant } from './invariant';
import { inSnapshot } from './in-snapshot';

/** One that fails leaves the snapshot as it was, so that the next can be asked. */
async function askedOf(tx: Tx, { broken }: Invariant): Promise<string[]> {
  await sql`savepoint statement`.execute(tx);
  try {
    return await broken(tx);
  } catch (error) {
    await sql`rollback to statement`.execute(tx);
    return [`It could not be checked: ${String(error)}`];
  }
}

/** What took long says so, that a person knows what is waited for. */
const longMs = 1_000;

const told = (ms: number): string => (ms < longMs ? '' : ` (${Math.round(ms / 1000)} s)`);

/**
 * Holds the store against every invariant and tells of each as it is known, with the seconds of one that took some; true when all of
 * them hold. All of them see the books at one moment, so that it is right while others post.
 */
export async function verifyStore(
  db: Db,
  invariants: readonly Invariant[],
  print: (line: string) => void,
  nowMs = () => performance.now(),
): Promise<boolean> {
  const broken = await inSnapshot(db, async (tx) => {
    let count = 0;
    for (const invariant of invariants) {
      const from = nowMs();
      const records = await askedOf(tx, invariant);
      print(`${records.length === 0 ? 'ok      ' : 'BROKEN  '}${invariant.sentence}${told(nowMs() - from)}`);
      for (const record of records) print(`          ${record}`);
      if (records.length > 0) count += 1;
    }
    return count;
  });
  print(
    broken === 0
      ? `All ${invariants.length} invariants hold.`
      : `${broken} of ${invariants.length} invariants are broken.`,
  );
  return broken === 0;
}
