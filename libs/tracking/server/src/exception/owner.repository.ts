import type { Tx } from '@freightdesk/shared-database';

/** Whether this is a person who works here and can sign in. */
export async function worksHere(tx: Tx, id: string): Promise<boolean> {
  const people = tx.selectFrom('appUser').select('id').where('blocked', '=', false).where('removedAt', 'is', null);
  return (await people.where('id', '=', id).executeTakeFirst()) !== undefined;
}
