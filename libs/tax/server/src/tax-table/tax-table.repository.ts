import type { TdsNature } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { gstRateList, type GstRateRow, tdsRateList, type TdsRateRow } from '@freightdesk/tax-contract';

const gstRateRows = (db: Db | Tx) =>
  db.selectFrom('gstRate').select(['id', 'percent', 'validFrom as from', 'validUntil as until', 'source', 'version']);

export const listGstRateRows = pagesOf(gstRateRows, { list: gstRateList, toRow: (row): GstRateRow => row });

const tdsRateRows = (db: Db | Tx) =>
  db
    .selectFrom('tdsRate')
    .select(['id', 'payee', 'validFrom as from', 'validUntil as until', 'section', 'code', 'percent', 'source'])
    .select(['percentWithoutPan', 'limitPaise', 'limitPer', 'billPaise', 'isExcessOnly', 'isToBeConfirmed', 'version'])
    .select((eb) => eb.ref('nature').$castTo<TdsNature>().as('nature'));

export const listTdsRateRows = pagesOf(tdsRateRows, { list: tdsRateList, toRow: (row): TdsRateRow => row });
