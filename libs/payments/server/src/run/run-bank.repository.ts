import type { FileLayout } from '@freightdesk/banks-contract';
import type { Db, Tx } from '@freightdesk/shared-database';

/** What decides whether an account pays vendors in runs, and how its file is written. */
export const bankOfRun = (db: Db | Tx, id: string) =>
  db
    .selectFrom('bank')
    .select((eb) => [
      'id',
      'name',
      'accountNumber',
      'ifsc',
      'accountType',
      'currency',
      'active',
      eb.ref('paymentFile').$castTo<FileLayout | null>().as('paymentFile'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
