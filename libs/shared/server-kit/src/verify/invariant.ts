import type { Db } from '@freightdesk/shared-database';

/**
 * A sentence that is always true of sound books. `verify` asks each domain for its own and names every record that breaks
 * one; after a crash, a restore or a migration it is how staff know that nothing was lost or bent.
 */
export interface Invariant {
  readonly sentence: string;
  /** The records that break it, each named so that a person can find it. Empty when the invariant holds. */
  broken(db: Db): Promise<string[]>;
}

/**
 * What breaks the invariants in a store, named as each of them names it. They are asked one after the other: at once each would take a
 * connection, and a new one learns all tables first.
 */
export async function brokenIn(db: Db, invariants: readonly Invariant[]): Promise<string[]> {
  const broken: string[] = [];
  for (const invariant of invariants) broken.push(...(await invariant.broken(db)));
  return broken;
}
