import {
  type Dimension,
  type DocketDelivery,
  docketList,
  type DocketMode,
  type DocketRow,
  type DocketStatus,
  docketWeights,
} from '@freightdesk/domestic-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { asStored, instant, namedBy, recordTable, rowShape, writtenPagesOf } from '@freightdesk/shared-server-kit';
import type { Updateable } from 'kysely';
import { docketSearch, endOfBills, indexedText, invoiceWords, nameOf } from './docket-columns';

type DocketTable = Database['docket'];
export type DocketChanges = Updateable<DocketTable>;

const scalars = [
  'docket.id',
  'docket.number',
  'docket.date',
  'docket.branchId',
  'docket.destinationBranchId',
  'docket.billingPartyId',
  'docket.description',
  'docket.packing',
  'docket.packages',
  'docket.actualKg',
  'docket.minimumKg',
  'docket.volumetricDivisor',
  'docket.isHazardous',
  'docket.declaredValuePaise',
  'docket.vehicleNumber',
  'docket.driverName',
  'docket.driverPhone',
  'docket.reference',
  'docket.notes',
  'docket.cancelReason',
  'docket.version',
] as const;

const docketRows = (db: Db | Tx) =>
  db
    .selectFrom('docket')
    .innerJoin('branch', 'branch.id', 'docket.branchId')
    .leftJoin('branch as destination', 'destination.id', 'docket.destinationBranchId')
    .leftJoin('party as billed', 'billed.id', 'docket.billingPartyId')
    .select(scalars)
    .select((eb) => [
      eb.ref('docket.mode').$castTo<DocketMode>().as('mode'),
      eb.ref('docket.status').$castTo<DocketStatus>().as('status'),
      eb.ref('docket.delivery').$castTo<DocketDelivery>().as('delivery'),
      eb.ref('docket.risk').$castTo<DocketRow['risk']>().as('risk'),
      eb.ref('docket.freightBasis').$castTo<DocketRow['freightBasis']>().as('freightBasis'),
      eb.ref('docket.gstPayableBy').$castTo<DocketRow['gstPayableBy']>().as('gstPayableBy'),
      eb.ref('docket.consignor').$castTo<DocketRow['consignor']>().as('consignor'),
      eb.ref('docket.consignee').$castTo<DocketRow['consignee']>().as('consignee'),
      eb.ref('docket.dimensions').$castTo<Dimension[]>().as('dimensions'),
      'branch.name as branchName',
      'destination.name as destinationName',
      'billed.name as billedName',
      nameOf('consignor').as('consignorName'),
      nameOf('consignee').as('consigneeName'),
      endOfBills.as('ewayBillEnd'),
      invoiceWords.as('invoiceWords'),
    ]);

/** The same dockets, of their own table alone. */
const narrowDockets = (db: Db | Tx) =>
  db
    .selectFrom('docket')
    .select(['id', 'number', 'date', 'status', 'mode', 'freightBasis', 'billingPartyId', 'branchId'])
    .select([
      'vehicleNumber',
      'reference',
      'billedName',
      indexedText,
      nameOf('consignor').as('consignorName'),
      nameOf('consignee').as('consigneeName'),
    ]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof docketRows>['executeTakeFirstOrThrow']>>;

const computedOf = ['actualKg', 'minimumKg', 'dimensions', 'volumetricDivisor'] as const;

const shape = rowShape<StoredRow>()(
  {
    ...asStored(scalars),
    ...asStored(['mode', 'status', 'delivery', 'risk', 'freightBasis', 'gstPayableBy', 'consignor', 'consignee']),
    branch: { id: 'branchId', name: 'branchName' },
    destinationBranch: namedBy('destinationBranchId', 'destinationName'),
    billingParty: namedBy('billingPartyId', 'billedName'),
    ewayBillValidUntil: instant('ewayBillEnd'),
  },
  {
    from: computedOf,
    members: ({ actualKg, minimumKg, dimensions, volumetricDivisor }: Pick<StoredRow, (typeof computedOf)[number]>) =>
      docketWeights({ actualKg, minimumKg, dimensions, divisor: volumetricDivisor }),
  },
);

/** A docket but for its invoices: those have rows of their own. */
export type DocketHeader = DocketRow & { dimensions: Dimension[] };

export const listDocketRows = writtenPagesOf(docketRows, {
  table: 'docket',
  narrow: narrowDockets,
  searched: docketSearch,
  list: docketList,
  shape,
});

export async function findDocketHeader(db: Db, id: string): Promise<DocketHeader | undefined> {
  const row = await docketRows(db).where('docket.id', '=', id).executeTakeFirst();
  return row && { ...shape.of(row), dimensions: row.dimensions };
}

/** A docket changes for one write at a time: whoever changes it or its shipment waits here first. */
export const {
  lock: lockDocket,
  insert: insertDocket,
  change: changeDocket,
  remove: removeDocket,
} = recordTable('docket');
