import type { Db } from '@freightdesk/shared-database';

/** Whether there is such a branch: what is spent for one that was closed is still its own. */
export async function hasBranch(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('branch').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
