import type { Db } from '@freightdesk/shared-database';
import type { Invariant } from '@freightdesk/shared-server-kit';

/**
 * What breaks the invariants in a store, named as each of them names it. They are asked one after the other: at once each would take a
 * connection, and a new one learns all tables first.
 */
export async function brokenIn(db: Db, invariants: readonly Invariant[]): Promise<string[]> {
  const broken: string[] = [];
  for (const invariant of invariants) broken.push(...(await invariant.broken(db)));
  return broken;
}
