import type { Tx } from '@freightdesk/shared-database';

/** Those of the parties that there are. */
export async function partiesAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('party')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const partyName = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('party').select('name').where('id', '=', id).executeTakeFirst())?.name;
