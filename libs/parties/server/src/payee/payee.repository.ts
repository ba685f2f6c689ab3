import type { MsmeClass, Payee } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';

export const findPayee = (db: Db | Tx, id: string): Promise<Payee | undefined> =>
  db
    .selectFrom('party')
    .select(['id', 'payeeName', 'payeeAccount', 'payeeIfsc', 'payeeBank', 'udyamNumber'])
    .select((eb) => [
      eb.ref('msmeClass').$castTo<MsmeClass | null>().as('msmeClass'),
      'msmeAgreedDays',
      'paymentHoldReason',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
