import type { Database, Tx } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';

export async function insertTransfer(tx: Tx, transfer: Insertable<Database['bankTransfer']>): Promise<void> {
  await tx.insertInto('bankTransfer').values(transfer).execute();
}
