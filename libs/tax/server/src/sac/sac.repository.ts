import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import { type Sac, sacList } from '@freightdesk/tax-contract';

const sacRows = (db: Db | Tx) => db.selectFrom('sac').select(['id', 'code', 'description', 'active', 'version']);

export const listSacRows = pagesOf(sacRows, { table: 'sac', list: sacList, toRow: (row): Sac => row });

export const findSac = (db: Db, id: string): Promise<Sac | undefined> =>
  sacRows(db).where('id', '=', id).executeTakeFirst();

export const { lock: lockSac, insert: insertSac, change: changeSac } = recordTable('sac');
