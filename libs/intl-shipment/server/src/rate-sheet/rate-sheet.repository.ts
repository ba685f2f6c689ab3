import { type JobMode, type RateLine, type RateSheet, rateSheetList } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { bearing, pagesOf, recordTable } from '@freightdesk/shared-server-kit';

const scalars = [
  'rateSheet.id',
  'rateSheet.vendorId',
  'rateSheet.reference',
  'rateSheet.originLocode',
  'rateSheet.destinationLocode',
  'rateSheet.validFrom',
  'rateSheet.validUntil',
  'rateSheet.transitDays',
  'rateSheet.notes',
  'rateSheet.active',
  'rateSheet.version',
] as const;

const rateSheetRows = (db: Db | Tx) =>
  db
    .selectFrom('rateSheet')
    .innerJoin('party as vendor', 'vendor.id', 'rateSheet.vendorId')
    .select(scalars)
    .select((eb) => [
      eb.ref('rateSheet.mode').$castTo<JobMode>().as('mode'),
      eb.ref('rateSheet.lines').$castTo<RateLine[]>().as('lines'),
      'vendor.name as vendorName',
    ]);

/** The same sheets, of their own table alone. */
const narrowSheets = (db: Db | Tx) => db.selectFrom('rateSheet').select(scalars).select(['mode', 'searchText']);

type StoredSheet = Awaited<ReturnType<ReturnType<typeof rateSheetRows>['executeTakeFirstOrThrow']>>;

const toRateSheet = ({ vendorName, ...row }: StoredSheet): RateSheet => ({
  ...row,
  vendor: { id: row.vendorId, name: vendorName },
});

export const listRateSheetRows = pagesOf(rateSheetRows, {
  table: 'rate_sheet',
  narrow: narrowSheets,
  list: rateSheetList,
  searched: {
    own: ['originLocode', 'destinationLocode', 'reference', 'notes'],
    kept: 'searchText',
    related: { vendorName: bearing('vendorId', { table: 'party', kept: 'searchName' }) },
  },
  toRow: toRateSheet,
});

export async function findRateSheet(db: Db, id: string): Promise<RateSheet | undefined> {
  const row = await rateSheetRows(db).where('rateSheet.id', '=', id).executeTakeFirst();
  return row && toRateSheet(row);
}

export const { lock: lockRateSheet, insert: insertRateSheet, change: changeRateSheet } = recordTable('rateSheet');

export type SheetKey = Pick<RateSheet, 'vendorId' | 'mode' | 'originLocode' | 'destinationLocode' | 'validFrom'> & {
  reference: string | null;
};

/** The sheet in use that a vendor has of a lane from a day on: there is one. */
export async function findRateSheetLike(tx: Tx, { reference, ...key }: SheetKey): Promise<RateSheet | undefined> {
  const rows = await rateSheetRows(tx)
    .where((eb) => eb.and([eb('rateSheet.active', '=', true), eb('rateSheet.vendorId', '=', key.vendorId)]))
    .where('rateSheet.mode', '=', key.mode)
    .where('rateSheet.originLocode', '=', key.originLocode)
    .where('rateSheet.destinationLocode', '=', key.destinationLocode)
    .where('rateSheet.validFrom', '=', key.validFrom)
    .execute();
  const said = (text: string | null) => text?.toLowerCase() ?? '';
  const row = rows.find((one) => said(one.reference) === said(reference));
  return row && toRateSheet(row);
}
