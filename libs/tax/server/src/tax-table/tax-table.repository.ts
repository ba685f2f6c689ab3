import type { TdsNature } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import { gstRateList, type GstRateRow, tdsRateList, type TdsRateRow } from '@freightdesk/tax-contract';

const gstRateRows = (db: Db | Tx) =>
  db.selectFrom('gstRate').select(['id', 'percent', 'validFrom as from', 'validUntil as until', 'source', 'version']);

export const listGstRateRows = pagesOf(gstRateRows, { list: gstRateList, toRow: (row): GstRateRow => row });

/** All of them: a company has a handful. */
export const allGstRates = (tx: Tx): Promise<GstRateRow[]> => gstRateRows(tx).execute();

export const findGstRate = (tx: Tx, id: string): Promise<GstRateRow | undefined> =>
  gstRateRows(tx).where('id', '=', id).executeTakeFirst();

export const { lock: lockGstRate, insert: insertGstRate, change: changeGstRate } = recordTable('gstRate');

const tdsRateRows = (db: Db | Tx) =>
  db
    .selectFrom('tdsRate')
    .select(['id', 'validFrom as from', 'validUntil as until', 'section', 'code', 'percent', 'source'])
    .select(['percentWithoutPan', 'limitPaise', 'billPaise', 'isExcessOnly', 'isToBeConfirmed', 'version'])
    .select((eb) => [
      eb.ref('nature').$castTo<TdsNature>().as('nature'),
      eb.ref('payee').$castTo<TdsRateRow['payee']>().as('payee'),
      eb.ref('limitPer').$castTo<TdsRateRow['limitPer']>().as('limitPer'),
    ]);

export const listTdsRateRows = pagesOf(tdsRateRows, { list: tdsRateList, toRow: (row): TdsRateRow => row });

export const findTdsRate = (tx: Tx, id: string): Promise<TdsRateRow | undefined> =>
  tdsRateRows(tx).where('id', '=', id).executeTakeFirst();

export const { lock: lockTdsRate, insert: insertTdsRate, change: changeTdsRate } = recordTable('tdsRate');
