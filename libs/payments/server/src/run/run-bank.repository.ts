import type { Db, Tx } from '@freightdesk/shared-database';

/** What decides whether an account pays vendors in runs, and what its file says of it. */
export const bankOfRun = (db: Db | Tx, id: string) =>
  db
    .selectFrom('bank')
    .select(['id', 'name', 'accountNumber', 'accountType', 'currency', 'active'])
    .where('id', '=', id)
    .executeTakeFirst();
